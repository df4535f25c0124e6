import Testing

@testable import Typesetting

/// Dots of cut texts that were measured on pictures of iOS at 3x.
@Suite("The ellipsis of iOS")
struct SystemEllipsisTests {
  private func dots(_ size: Double, _ weight: FontWeight) -> (line: TextLine, places: [Double]) {
    let font = FontDescriptor(size: size, weight: weight)
    let line = Paragraph([TextRun("\u{2026}", font: font)]).layout(width: nil).lines[0]
    return (line, line.runs.flatMap(\.glyphs).map(\.x))
  }

  @Test(arguments: [
    (14.0, FontWeight.regular, 10.66), (16, .regular, 12.19), (37, .regular, 21), (49, .regular, 27.70),
    (53, .regular, 29.97), (60, .regular, 33.93), (49, .semibold, 30.63), (53, .semibold, 33.13), (56, .bold, 37),
  ])
  func `has its dots as far apart as there`(size: Double, weight: FontWeight, pixels: Double) {
    let places = dots(size, weight).places
    #expect(places.count == 3)
    #expect(zip(places, places.dropFirst()).allSatisfy { abs(($1 - $0) * 3 - pixels) < 0.35 })
  }

  @Test func `has as much room before the first dot as behind the last`() throws {
    let font = FontDescriptor(size: 40)
    let (line, places) = dots(40, .regular)
    let stop = try #require(Sample.face("Inter").outline(of: Sample.face("Inter").harfBuzz.glyph(for: ".") ?? 0))
    let em = 40.0 / Double(try Sample.face("Inter").unitsPerEm)
    let (left, right) = (Double(stop.points.map(\.x).min() ?? 0) * em, Double(stop.points.map(\.x).max() ?? 0) * em)
    let tracking = SystemTracking.tracking(size: 40, weight: .regular)
    #expect(abs((places[0] + left) - (line.width - tracking - places[2] - right)) < 0.05)
    #expect(line.text == "\u{2026}" && line.runs.allSatisfy { $0.size == font.size })
  }

  @Test func `is that of the font in other families and of one width`() {
    func glyphs(_ change: (inout FontDescriptor) -> Void) -> Int {
      var font = FontDescriptor(size: 40)
      change(&font)
      return Paragraph([TextRun("\u{2026}", font: font)]).layout(width: nil).lines[0].runs.flatMap(\.glyphs).count
    }
    #expect(glyphs { $0.design = .monospaced } == 1)
    #expect(glyphs { $0.design = .serif } == 1)
    #expect(glyphs { $0.family = "Inter" } == 1)
  }
}
