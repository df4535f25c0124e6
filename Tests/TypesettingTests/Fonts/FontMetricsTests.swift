import Testing

@testable import Typesetting

@Suite("Font metrics")
struct FontMetricsTests {
  @Test func `the system family has the figures of iOS`() {
    let metrics = FontLibrary.bundled.metrics(for: FontDescriptor(size: 2048, leading: 5))
    #expect(metrics.ascent == 1950)
    #expect(metrics.descent == 494)
    #expect(metrics.lineHeight == 2444)
    #expect(metrics.leading == 5)
  }

  @Test func `a family that is named has its own figures`() {
    let metrics = FontLibrary.bundled.metrics(for: FontDescriptor(family: "Inter", size: 2816, leading: 5))
    #expect(metrics.ascent == 2728)
    #expect(metrics.descent == 680)
    #expect(metrics.leading == 5)
  }

  private func thousandths(_ size: Double, _ weight: FontWeight) -> Double {
    SystemTracking.tracking(size: size, weight: weight) / size * 1000
  }

  @Test(
    arguments: [
      (.regular, [10: 12, 12: 0, 13: -6, 17: -26, 22: -44, 28: -47]),
      (.semibold, [11: 4, 13: -7, 16: -15, 17: -18, 19: -26, 24: -35, 32: -36, 40: -41]),
      (.bold, [15: -11, 16: -14, 22: -24, 27: -31, 33: -28]),
    ] as [(FontWeight, [Double: Double])])
  func `tracking is what was measured`(weight: FontWeight, measured: [Double: Double]) {
    for (size, tracking) in measured { #expect(abs(thousandths(size, weight) - tracking) < 1e-9, "\(size) pt") }
  }

  @Test func `tracking is interpolated between the measured sizes and constant outside`() {
    let expected: [Double: Double] = [1: 41, 8: 26, 11: 6, 12.5: -3, 15: -16, 19.5: -35, 25: -45.5, 100: -47]
    for (size, tracking) in expected { #expect(abs(thousandths(size, .regular) - tracking) < 1e-9, "\(size) pt") }
    #expect(abs(thousandths(30, .bold) + 29.5) < 1e-9)
    #expect(abs(thousandths(60, .bold) + 28) < 1e-9)
  }

  @Test func `tracking is interpolated between the measured weights and constant outside`() {
    #expect(abs(thousandths(17, .medium) + 22) < 1e-9)
    #expect(abs(thousandths(16, FontWeight(rawValue: 650)) + 14.5) < 1e-9)
    for weight: FontWeight in [.ultraLight, .thin, .light] {
      #expect(thousandths(28, weight) == thousandths(28, .regular))
    }
    for weight: FontWeight in [.heavy, .black] { #expect(thousandths(28, weight) == thousandths(28, .bold)) }
  }

  @Test func `only the system family is tracked`() {
    func width(_ family: String?) -> Double {
      let font = FontDescriptor(family: family, size: 17)
      return Paragraph([TextRun("abc", font: font)]).layout(width: nil).lines[0].width
    }
    #expect(abs(width("Inter") - width(nil) - 3 * 0.026 * 17) < 1e-9)
  }
}
