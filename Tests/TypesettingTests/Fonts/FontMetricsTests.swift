import Testing
import Typefaces

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

  @Test func `a font that asks for typographic figures has those of its header unless they are zero`() throws {
    var file = try FontFileBytes(BundledFonts.system[0])
    try file.write(1 << 7, in: "OS/2", at: 62)
    for (offset, figure) in [(4, 2500), (6, -900), (8, 30)] { try file.write(figure, in: "hhea", at: offset) }
    for (offset, figure) in [(68, 2000), (70, -400), (72, 100), (88, 1111)] {
      try file.write(figure, in: "OS/2", at: offset)
    }
    func metrics() throws -> FontMetrics {
      let face = try FontFace(bytes: file.bytes)
      return FontMetrics(face, size: Double(face.unitsPerEm))
    }
    #expect(try metrics() == FontMetrics(ascent: 2500, descent: 900, leading: 30, capHeight: 1111))
    for offset in [4, 6] { try file.write(0, in: "hhea", at: offset) }
    #expect(try metrics() == FontMetrics(ascent: 2000, descent: 400, leading: 100, capHeight: 1111))
  }

  private func thousandths(_ size: Double, _ weight: FontWeight) -> Double {
    SystemTracking.tracking(size: size, weight: weight) / size * 1000
  }

  /// Up to 17 points Apple's own and 0.0015 em; titles of Inter are 0.054 em wider than theirs, and semibold letters 0.009
  /// narrower, 0.011 in titles.
  @Test(
    arguments: [
      (.regular, [10: 13.5, 12: 1.5, 13: -4.5, 17: -24.5, 28: -40, 36: -44, 48: -46]),
      (.semibold, [12: 9, 17: -17, 28: -29, 40: -33]),
      (.bold, [12: 13.5, 17: -9, 28: -21.5]),
    ] as [(FontWeight, [Double: Double])])
  func `tracking is what was measured`(weight: FontWeight, measured: [Double: Double]) {
    for (size, tracking) in measured { #expect(abs(thousandths(size, weight) - tracking) < 1e-9, "\(size) pt") }
  }

  @Test func `tracking is interpolated between the measured sizes and constant outside`() {
    let expected: [Double: Double] = [1: 42.5, 8: 27.5, 11: 7.5, 12.5: -1.5, 15: -14.5, 21.75: -39.75, 100: -54]
    for (size, tracking) in expected { #expect(abs(thousandths(size, .regular) - tracking) < 1e-9, "\(size) pt") }
    #expect(abs(thousandths(90, .bold) + 35.5) < 1e-9)
  }

  @Test func `tracking is interpolated between the measured weights and constant outside`() {
    #expect(abs(thousandths(17, .medium) + 20.75) < 1e-9)
    #expect(abs(thousandths(16, FontWeight(rawValue: 650)) + 7) < 1e-9)
    for weight: FontWeight in [.ultraLight, .thin, .light] {
      #expect(thousandths(28, weight) == thousandths(28, .regular))
    }
    #expect(thousandths(28, .heavy) == thousandths(28, .bold) && thousandths(17, .black) == thousandths(17, .bold))
    #expect(abs(thousandths(28, .black) - thousandths(28, .bold) - 25) < 1e-9)
  }

  @Test func `only the system family is tracked`() {
    func width(_ family: String?) -> Double {
      let font = FontDescriptor(family: family, size: 17)
      return Paragraph([TextRun("###", font: font)]).layout(width: nil).lines[0].width
    }
    #expect(abs(width("Inter") - width(nil) - 3 * 0.0245 * 17) < 1e-9)
  }
}
