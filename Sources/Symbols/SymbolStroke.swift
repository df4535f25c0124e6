import Typesetting

/// How wide the strokes of symbols are beside a text, and how much larger heavy symbols are.
enum SymbolStroke {
  /// In em of the text.
  ///
  /// Light, regular and medium were measured on pictures of an iPhone: the ink of whole symbols, compared with that of the
  /// regular ones, whose strokes are 0.088 em. In all three they are the stem of the capital I that the text is drawn with here;
  /// for the others it was taken from there, and guessed where the text has no face.
  static func width(_ weight: FontWeight) -> Double {
    let widths = [0.024, 0.043, 0.062, regular, 0.11, 0.131, 0.153, 0.175, 0.197]
    return widths[min(max((weight.rawValue + 50) / 100, 1), widths.count) - 1]
  }

  static let regular = 0.088

  /// How wide or high a symbol of a weight is that is as large as this when regular, in em.
  ///
  /// Measured on light circles, arrows and gears and on medium ticks: it gains 0.68 of what the stroke does. What is no higher
  /// than a stroke gains all of it.
  static func extent(_ regular: Double, _ weight: FontWeight) -> Double {
    regular + (width(weight) - Self.regular) * (regular < 1.5 * Self.regular ? 1 : 0.68)
  }
}
