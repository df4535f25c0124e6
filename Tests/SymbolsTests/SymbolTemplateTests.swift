import PlaneGeometry
import Testing
import Typesetting

@testable import Symbols

@Suite struct `A symbol of one's own in several weights` {
  /// A bar of a thickness, 100 wide between margins of 10, whose capitals are as high as those of a text of 100.
  private func bar(_ thickness: Double, layer: Int = 0, extra: Path = Path()) -> SymbolDesign {
    var path = Path { $0.addRect(Rect(x: 10, y: 60, width: 100, height: thickness)) }
    path.add(extra)
    return SymbolDesign(
      parts: [SymbolDesign.Part(path, layer: layer)], baseline: 100, capline: 29.5, left: 0, right: 120)
  }

  private func thickness(
    _ template: SymbolTemplate, _ weight: FontWeight, _ scale: SymbolScale = .medium
  ) throws -> Double {
    try #require(template.symbol(weight: weight, scale: scale, isLayered: false)).ink.height * 100
  }

  @Test func `is as wide as its margins, and stands by the height of capitals`() throws {
    let template = SymbolTemplate([SymbolTemplate.Source(.regular, .medium): bar(8)])
    let symbol = try #require(template.symbol(weight: .regular, scale: .medium, isLayered: false))
    #expect(abs(symbol.size.width - 1.2) < 1e-9 && abs(symbol.size.height - 0.2) < 1e-9)
    #expect(abs(symbol.ink.minX - 0.1) < 1e-9 && abs(symbol.ink.width - 1) < 1e-9)
    // The middle of the capitals is at 64.75, 4.75 below the upper edge of the ink.
    #expect(abs(symbol.middle - (0.06 + 0.0475)) < 1e-9)
  }

  @Test func `is mixed of the two weights around the one that is asked for`() throws {
    let template = SymbolTemplate([
      SymbolTemplate.Source(.ultraLight, .medium): bar(2), SymbolTemplate.Source(.regular, .medium): bar(8),
      SymbolTemplate.Source(.black, .medium): bar(18),
    ])
    #expect(abs(try thickness(template, .thin) - 4) < 1e-9)
    #expect(abs(try thickness(template, .regular) - 8) < 1e-9)
    #expect(abs(try thickness(template, .semibold) - 12) < 1e-9)
    #expect(abs(try thickness(template, .black) - 18) < 1e-9)
  }

  @Test func `is the nearest one where its points differ, or none is lighter or heavier`() throws {
    let more = Path { $0.addRect(Rect(x: 10, y: 60, width: 1, height: 1)) }
    for heavy in [bar(18, extra: more), bar(18, layer: 1)] {
      let template = SymbolTemplate([
        SymbolTemplate.Source(.light, .medium): bar(8), SymbolTemplate.Source(.bold, .medium): heavy,
      ])
      #expect(abs(try thickness(template, .regular) - 8) < 1e-9)
      #expect(abs(try thickness(template, .semibold) - 18) < 1e-9)
      #expect(abs(try thickness(template, .ultraLight) - 8) < 1e-9)
      #expect(abs(try thickness(template, .black) - 18) < 1e-9)
    }
  }

  @Test func `is drawn for its scale, or the next smaller one becomes larger`() throws {
    let small = SymbolTemplate([SymbolTemplate.Source(.regular, .small): bar(7.8)])
    for scale in SymbolScale.allCases { #expect(abs(try thickness(small, .regular, scale) - 10) < 1e-9) }
    let large = SymbolTemplate([
      SymbolTemplate.Source(.regular, .large): bar(12.8), SymbolTemplate.Source(.regular, .medium): bar(8),
    ])
    #expect(abs(try thickness(large, .regular, .large) - 10) < 1e-9)
    #expect(abs(try thickness(large, .regular, .medium) - 8) < 1e-9)
    #expect(abs(try thickness(large, .regular, .small) - 8) < 1e-9)
  }

  @Test func `has its parts one by one where they have colours`() throws {
    var design = bar(8, layer: 1)
    design.parts.append(SymbolDesign.Part(Path { $0.addRect(Rect(x: 40, y: 20, width: 8, height: 8)) }, layer: 0))
    let library = SymbolLibrary.bundled.adding(
      "bar", template: SymbolTemplate([SymbolTemplate.Source(.regular, .medium): design]))
    #expect(library.hasOwn("bar") && !SymbolLibrary.bundled.hasOwn("bar"))
    #expect(library.symbol(named: "bar", weight: .regular, isLayered: true)?.parts.map(\.layer) == [1, 0])
    #expect(library.symbol(named: "bar", weight: .regular)?.parts.map(\.layer) == [0])
  }
}
