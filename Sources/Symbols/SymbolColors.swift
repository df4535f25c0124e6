package import Typesetting

/// The colours that symbols have of their own, where Apple's documents say them.
enum SymbolColors {
  /// By layer, as templates name colours: from the documentation of `SymbolRenderingMode.multicolor` and the Human Interface
  /// Guidelines, "SF Symbols".
  private static let known = [
    "exclamationmark.triangle.fill": ["white", "systemYellowColor"],
    "leaf": ["systemGreenColor"],
    "trash.slash": ["systemRedColor"],
  ]

  static func of(_ name: String) -> [String]? { known[name] }
}

extension SymbolLibrary {
  /// The symbol of a name in colours of its own, or nil for one whose colours are not known.
  /// - Parameter weight: that of the text beside it.
  package func multicolorSymbol(named name: String, weight: FontWeight) -> Symbol? {
    guard !hasOwn(name), let colors = SymbolColors.of(name),
      let symbol = symbol(named: name, weight: weight, isLayered: colors.count > 1)
    else { return nil }
    let parts = symbol.parts.map { part in
      SymbolPart(part.path, layer: part.layer, cuts: part.cuts, colorName: colors[min(part.layer, colors.count - 1)])
    }
    return Symbol(parts: parts, size: symbol.size, ink: symbol.ink, middle: symbol.middle)
  }
}
