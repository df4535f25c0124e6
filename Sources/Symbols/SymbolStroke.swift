import Typesetting

/// How wide the strokes of symbols are beside a text, and how much larger heavy symbols are.
enum SymbolStroke {
  /// In em of the text.
  ///
  /// Measured on pictures of an iPhone: regular (0.088 em) and semibold (0.112, at the ring of a circle) on strokes, light and
  /// medium by the ink of whole symbols. The other weights go on in the same steps, which is a guess.
  ///
  /// A large symbol is drawn with strokes of its own, which are hardly wider than those of a medium one: 4.15 to 4.7 px on
  /// edges of regular symbols beside stems of 4.22 px. Of a small one that is a guess.
  static func width(_ weight: FontWeight, _ scale: SymbolScale = .medium) -> Double {
    let widths = [0.044, 0.059, 0.0735, regular, 0.102, 0.112, 0.125, 0.137, 0.149]
    let medium = widths[min(max((weight.rawValue + 50) / 100, 1), widths.count) - 1]
    return scale == .large ? medium * 1.05 / scale.factor : medium
  }

  static let regular = 0.088

  /// How wide or high a symbol of a weight is that is as large as this when regular, in em.
  ///
  /// Measured on light circles, arrows and gears, medium ticks and a semibold circle: it gains what the stroke does, to
  /// 0.004 em.
  static func extent(_ regular: Double, _ stroke: Double) -> Double { regular + stroke - Self.regular }
}
