import PlaneGeometry
import Testing
import Typesetting

@testable import Symbols

@Suite struct `A symbol` {
  private func symbol(_ name: String, _ weight: FontWeight = .regular, isLayered: Bool = false) throws -> Symbol {
    try #require(SymbolLibrary.bundled.symbol(named: name, weight: weight, isLayered: isLayered), "\(name)")
  }

  /// The extents of a box in pixels, at 3 pixels a point.
  private func pixels(_ name: String, points: Double = 17) throws -> [Double] {
    let size = try symbol(name).size
    return [size.width, size.height].map { ($0 * points * 3 - 1e-6).rounded(.up) }
  }

  @Test func `has the box that it has on iOS`() throws {
    #expect(try pixels("xmark") == [50, 44])
    #expect(try pixels("location") == [58, 55])
    #expect(try pixels("mic.fill") == [50, 60])
    #expect(try pixels("info.circle.fill")[0] == 58)
    #expect(try pixels("exclamationmark.triangle")[0] == 62)
    #expect(try pixels("chevron.down", points: 16)[0] == 53)
    // At a large scale 26 to 27 points; 2.67 points less high and 1.5 less wide than with the usual inset.
    #expect((26...27).contains(try symbol("globe").size.width * 17 * SymbolScale.large.factor))
    #expect(try pixels("calendar")[1] == 52)
    // The middles of a folder, a screen and a camera that stand in a row, with 8 points between their boxes.
    let boxes = try ["folder", "display", "camera"].map { try pixels($0, points: 19)[0] }
    #expect(abs((boxes[0] + boxes[1]) / 2 + 24 - 103.7) < 1 && abs((boxes[1] + boxes[2]) / 2 + 24 - 106) < 1)
    #expect(try symbol("lock").size.width - symbol("lock").ink.width < 0.12)
  }

  @Test func `is not stretched where its drawing has other proportions`() throws {
    // The sign of the icon set is as high as that of iOS, and much narrower.
    let sign = try symbol("function")
    let wanted = try #require(SymbolFigures.of("function").ink)
    #expect(abs(sign.ink.height - wanted.height) < 1e-9 && sign.ink.width < 0.8 * wanted.width)
    // It stands in the middle of the same box.
    #expect(abs(sign.ink.midX - sign.size.width / 2) < 1e-9)
    #expect(abs(sign.size.width - wanted.width - 2 * SymbolFigures.usualInset.width) < 1e-9)
  }

  @Test func `stands around the middle of the capitals`() throws {
    for name in ["xmark", "info.circle.fill", "plus"] {
      let symbol = try symbol(name)
      #expect(abs(symbol.middle - symbol.size.height / 2) < 1e-9, "\(name)")
    }
    // Of what was not measured the middle of the icon's square does: Phosphor's cup stands higher, by 16 of 1024.
    let cup = try symbol("trophy")
    #expect(SymbolFigures.of("trophy").ink == nil && abs(cup.middle - cup.ink.midY) > 0.01)
  }

  @Test func `has stronger strokes in heavier fonts`() throws {
    let areas = try [FontWeight.light, .regular, .bold].map { weight in
      try symbol("circle", weight).parts[0].path.controlBounds?.width
    }
    #expect(Set(try [FontWeight.light, .regular, .bold].map { try symbol("circle", $0).parts }).count == 3)
    #expect(areas.allSatisfy { $0 != nil })
    #expect(SymbolWeight(.ultraLight) == .light)
    #expect(SymbolWeight(.medium) == .regular)
    #expect(SymbolWeight(.semibold) == .bold)
  }

  @Test func `in a filled frame is cut out, or a layer of its own`() throws {
    let one = try symbol("heart.circle.fill")
    #expect(one.parts.count == 1 && one.parts[0].cuts.count == 1)
    let two = try symbol("heart.circle.fill", isLayered: true)
    #expect(two.parts.map(\.layer) == [1, 0] && two.parts.allSatisfy { $0.cuts.isEmpty })
    #expect(one.ink == two.ink)
  }

  @Test func `has a dot for a badge without a sign`() throws {
    let parts = try symbol("app.badge.fill", isLayered: true).parts
    #expect(parts.map(\.layer) == [1, 0])
  }

  @Test func `that is crossed out has a gap beside the line`() throws {
    let parts = try symbol("lightbulb.slash").parts
    #expect(parts.count == 2 && parts[0].cuts.count == 1 && parts[1].cuts.isEmpty)
    let line = try #require(parts[1].path.bounds)
    let gap = try #require(parts[0].cuts[0].bounds)
    #expect(gap.maxX > line.maxX && gap.minY < line.minY)
    #expect(abs(gap.minX - line.minX) < 0.06)
  }

  @Test func `that looks forward follows the lines, a key of a player does not`() throws {
    #expect(SymbolLibrary.followsLines("chevron.forward"))
    #expect(SymbolLibrary.followsLines("sidebar.leading"))
    #expect(!SymbolLibrary.followsLines("forward.fill"))
    #expect(!SymbolLibrary.followsLines("chevron.right"))
    let arrow = try symbol("arrow.forward")
    #expect(abs(arrow.mirrored.mirrored.ink.minX - arrow.ink.minX) < 1e-9 && arrow.mirrored.parts != arrow.parts)
  }

  @Test func `of one's own takes the place of the one that there is`() throws {
    let path = Path { $0.addRect(Rect(x: 6, y: 6, width: 12, height: 6)) }
    let library = SymbolLibrary.bundled.adding("mine", contours: path, side: 24)
      .adding("star", contours: path, side: 24)
    for name in ["mine", "star"] {
      let symbol = try #require(library.symbol(named: name, weight: .bold))
      #expect(abs(symbol.ink.width - 0.613) < 1e-9 && abs(symbol.ink.height - 0.3065) < 1e-9)
    }
    #expect(SymbolLibrary.bundled.symbol(named: "mine", weight: .regular) == nil)
    #expect(library.symbol(named: "trash", weight: .regular) != nil)
  }
}
