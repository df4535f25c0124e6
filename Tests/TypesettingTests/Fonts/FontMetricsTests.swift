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

  @Test func `tracking follows the measured sizes, interpolated between and constant outside`() {
    func thousandths(_ size: Double) -> Double { SystemTracking.tracking(size: size) / size * 1000 }
    let expected: [Double: Double] = [
      1: 12, 10: 12, 11: 6, 12: 0, 12.5: -3, 13: -6, 15: -16, 17: -26, 22.5: -6, 28: 14, 100: 14,
    ]
    for (size, tracking) in expected { #expect(abs(thousandths(size) - tracking) < 1e-9, "\(size) pt") }
  }

  @Test func `only the system family is tracked`() {
    func width(_ family: String?) -> Double {
      let font = FontDescriptor(family: family, size: 17)
      return Paragraph([TextRun("abc", font: font)]).layout(width: nil).lines[0].width
    }
    #expect(abs(width("Inter") - width(nil) - 3 * 0.026 * 17) < 1e-9)
  }
}
