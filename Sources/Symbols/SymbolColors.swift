package import Typesetting

/// The colours that symbols have of their own, where they are known.
enum SymbolColors {
  /// By layer, as templates name colours.
  ///
  /// The first three are from the documentation of `SymbolRenderingMode.multicolor` and the Human Interface Guidelines, "SF
  /// Symbols". Of the weather a dark picture of an iPhone with iOS 15 shows the cloud, the sun, the moon behind a cloud and the
  /// rain: #FFFFFF, #FFD60A, #FFFFFF, #64D2FF; the other kinds of rain have their colours from it. A picture of iOS 26 shows
  /// the badge of a person in green; whether its plus is white or cut out, as here, is not known. Nil is the colour of all.
  private static let known: [String: [String?]] = [
    "exclamationmark.triangle.fill": ["white", "systemYellowColor"],
    "leaf": ["systemGreenColor"],
    "trash.slash": ["systemRedColor"],
    "cloud.drizzle.fill": ["white", "systemCyanColor"],
    "cloud.fill": ["white"],
    "cloud.heavyrain.fill": ["white", "systemCyanColor"],
    "cloud.moon.fill": ["white", "white"],
    "cloud.moon.rain.fill": ["white", "white", "systemCyanColor"],
    "cloud.rain.fill": ["white", "systemCyanColor"],
    "cloud.sun.fill": ["white", "systemYellowColor"],
    "cloud.sun.rain.fill": ["white", "systemYellowColor", "systemCyanColor"],
    "person.fill.badge.plus": ["systemGreenColor", nil],
    "sun.max.fill": ["systemYellowColor"],
  ]

  static func of(_ name: String) -> [String?]? { known[name] }
}

extension SymbolLibrary {
  /// Whether the symbol of a name has colours of its own, known here or not.
  package static func hasColors(_ name: String) -> Bool { SymbolColors.areThere(for: name) }

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
