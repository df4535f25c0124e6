import PlaneGeometry
import Testing
import Typesetting

@testable import Symbols

@Suite struct `A symbol that shows a value` {
  private func symbol(_ name: String, _ value: Double, _ weight: FontWeight = .regular) throws -> Symbol {
    try #require(SymbolLibrary.bundled.symbol(named: name, showing: value, weight: weight), "\(name) \(value)")
  }

  /// Whether a place of the symbol, in shares of its ink, is drawn strongly, faintly or not at all.
  private func isFaint(_ symbol: Symbol, _ x: Double, _ y: Double) -> Bool? {
    let ink = symbol.ink
    let place = Point(x: ink.minX + x * ink.width, y: ink.minY + y * ink.height)
    let parts = symbol.parts.filter { part in
      part.path.contains(place, rule: .nonZero) && !part.cuts.contains { $0.contains(place, rule: .nonZero) }
    }
    #expect(parts.count < 2)
    return parts.first?.isFaint
  }

  @Test func `has its parts in every weight, and all of what the whole symbol has`() throws {
    for name in VariableSymbol.names {
      for weight in [FontWeight.light, .regular, .bold] {
        let whole = try #require(SymbolLibrary.bundled.symbol(named: name, weight: weight))
        for value in [0, 0.5] {
          let parts = try symbol(name, value, weight)
          #expect(parts.ink == whole.ink && parts.size == whole.size && parts.middle == whole.middle)
          for step in 0..<16 {
            let x = Double(step) / 16 + 0.031
            let y = Double(step * 7 % 16) / 16 + 0.031
            let place = Point(
              x: whole.ink.minX + x * whole.ink.width, y: whole.ink.minY + y * whole.ink.height)
            let isDrawn = isFaint(parts, x, y) != nil
            #expect(isDrawn == whole.parts[0].path.contains(place, rule: .nonZero), "\(name) \(x) \(y)")
          }
        }
        #expect(try symbol(name, 1, weight).parts.allSatisfy { !$0.isFaint })
      }
    }
  }

  @Test func `has as many strong parts as the value has shares, from above none`() throws {
    let wifi = try #require(VariableSymbol.of("wifi"))
    let counts = [-1, 0, 0.01, 0.33, 0.34, 0.66, 0.67, 1, 2].map(wifi.litCount)
    #expect(counts == [0, 0, 1, 1, 2, 2, 3, 3, 3])
    #expect(wifi.litCount(of: .nan) == 0)
    #expect(try #require(VariableSymbol.of("cellularbars")).litCount(of: 0.5) == 2)
  }

  @Test func `fills from the bottom, from the left or from the middle, as Apple's does`() throws {
    // The dot, and the arcs above it.
    let wifi = try [0.0, 0.3, 0.6, 0.9].map { try symbol("wifi", $0) }
    #expect(wifi.map { isFaint($0, 0.5, 0.95) } == [true, false, false, false])
    #expect(wifi.map { isFaint($0, 0.5, 0.03) } == [true, true, true, false])
    let arcs = try symbol("wifi", 0.5).parts
    #expect(arcs.map(\.isFaint) == [false, true])
    #expect((arcs[0].path.bounds?.minY ?? 0) > (arcs[1].path.bounds?.minY ?? 1))

    // The speaker itself always shows.
    #expect(try symbol("speaker.wave.2", 0).parts.map(\.isFaint) == [false, true])
    let waves = try [0.0, 0.4, 0.6].map { try symbol("speaker.wave.2.fill", $0) }
    #expect(waves.map { isFaint($0, 0.98, 0.5) } == [true, true, false])
    #expect(waves.map { isFaint($0, 0.3, 0.5) } == [false, false, false])

    let bars = try [0.0, 0.2, 0.4, 0.6, 0.8].map { try symbol("cellularbars", $0) }
    #expect(bars.map { isFaint($0, 0.01, 0.95) } == [true, false, false, false, false])
    #expect(bars.map { isFaint($0, 0.99, 0.5) } == [true, true, true, true, false])

    let antenna = try [0.0, 0.4, 0.6].map { try symbol("antenna.radiowaves.left.and.right", $0) }
    for edge in [0.02, 0.98] { #expect(antenna.map { isFaint($0, edge, 0.5) } == [true, true, false]) }
    #expect(antenna.allSatisfy { $0.parts[0].isFaint == false })
  }

  @Test func `has no parts where its drawing is another one`() {
    for name in ["speaker.slash", "star", "chart.bar.fill", "touchid"] {
      #expect(SymbolLibrary.bundled.symbol(named: name, showing: 0.5, weight: .regular) == nil)
    }
    let square = Path { $0.addRect(Rect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(VariableSymbol.bars(3).drawing(square, showing: 0) == nil)
  }
}
