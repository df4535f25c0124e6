import PlaneGeometry
import Testing
import Typesetting

@testable import Symbols

@Suite struct `A symbol` {
  private func symbol(_ name: String, _ weight: FontWeight = .regular, isLayered: Bool = false) throws -> Symbol {
    try #require(SymbolLibrary.bundled.symbol(named: name, weight: weight, isLayered: isLayered), "\(name)")
  }

  /// The extents of a box in pixels at 17 points and 3 pixels a point.
  private func pixels(_ name: String) throws -> [Double] {
    let size = try symbol(name).size
    return [size.width, size.height].map { ($0 * 51 - 1e-6).rounded(.up) }
  }

  @Test func `has the box that it has on iOS`() throws {
    #expect(try pixels("xmark") == [50, 44])
    #expect(try pixels("location") == [58, 55])
    #expect(try pixels("mic.fill") == [50, 60])
    #expect(try pixels("info.circle.fill")[0] == 58)
    #expect(try pixels("exclamationmark.triangle")[0] == 62)
    #expect(try pixels("chevron.down")[0] == 53)
    // At a large scale 26 to 27 points; 2.67 points less high and 1.5 less wide than with the usual inset.
    #expect((26...27).contains(try symbol("globe").size.width * 17 * SymbolScale.large.factor))
    #expect(try pixels("calendar")[1] == 52)
    #expect(try symbol("lock").size.width - symbol("lock").ink.width < 0.12)
  }

  @Test func `has the ink that it has on iOS, in the proportions of its drawing`() throws {
    let circle = try symbol("checkmark.circle.fill").ink
    #expect(abs(circle.width - 0.996) < 0.001 && abs(circle.height - 0.996) < 0.001)
    let cross = try symbol("xmark").ink
    #expect(abs(cross.width - 0.772) < 1e-9 && abs(cross.height - 0.772) < 1e-9)
    // Phosphor's tick is flatter than that of iOS: it is as wide, and stands in the middle of the same box.
    let tick = try symbol("checkmark")
    #expect(abs(tick.ink.width - 0.854) < 1e-9 && tick.ink.height < 0.7)
    // A calendar's drawing is higher than wide, a chevron's as flat as on iOS.
    let chevron = try symbol("chevron.down").ink
    #expect(abs(chevron.width * 48 - 41) < 0.5 && abs(chevron.height * 48 - 23) < 1.5)
    #expect(abs(tick.ink.midY - tick.size.height / 2) < 1e-9 && abs(tick.size.height - 0.953) < 1e-9)
  }

  @Test func `stands around the middle of the capitals`() throws {
    for name in ["xmark", "info.circle.fill", "plus"] {
      let symbol = try symbol(name)
      #expect(abs(symbol.middle - symbol.size.height / 2) < 1e-9, "\(name)")
    }
    // A triangle's ink is higher than the middle of its square, by as much as Phosphor's: 16 of 1024.
    let triangle = try symbol("triangle")
    #expect(triangle.middle > triangle.ink.midY)
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
    let one = try symbol("trash.circle.fill")
    #expect(one.parts.count == 1 && one.parts[0].cuts.count == 1)
    let two = try symbol("trash.circle.fill", isLayered: true)
    #expect(two.parts.map(\.layer) == [1, 0] && two.parts.allSatisfy { $0.cuts.isEmpty })
    #expect(one.ink == two.ink)
  }

  @Test func `has a dot for a badge without a sign`() throws {
    let parts = try symbol("envelope.badge.fill", isLayered: true).parts
    #expect(parts.map(\.layer) == [1, 0])
  }

  @Test func `that is crossed out has a gap beside the line`() throws {
    let parts = try symbol("pin.slash").parts
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
