/// What a character is to the division of text into grapheme clusters: the property `Grapheme_Cluster_Break` of Unicode
/// 15.0.0, with `Extended_Pictographic` as one more value, and split by what GB9c asks.
///
/// GB9c, which keeps conjuncts of Indic scripts whole, is of Unicode 15.1; its property `Indic_Conjunct_Break` is derived
/// from data that 15.0 has too. The order is the one of `generate.py`'s table.
enum GraphemeBreakClass: UInt8, CaseIterable {
  case other  // Other
  case carriageReturn  // CR
  case lineFeed  // LF
  case control  // Control
  case extend  // Extend
  case conjunctMark  // Extend_Mark: Extend with a combining class, which may stand within a conjunct
  case conjunctLinker  // Extend_Linker: Extend, the virama of a script with conjuncts
  case zeroWidthJoiner  // ZWJ
  case regionalIndicator  // Regional_Indicator
  case prepend  // Prepend
  case spacingMark  // SpacingMark
  case leadingJamo  // L
  case vowelJamo  // V
  case trailingJamo  // T
  case hangulTwoJamo  // LV
  case hangulThreeJamo  // LVT
  case pictograph  // Extended_Pictographic
  case conjunctConsonant  // Consonant: Other, of a script with conjuncts
}

extension GraphemeBreakClass {
  /// The class of a character.
  ///
  /// - Complexity: constant for ASCII, otherwise logarithmic in the size of the table (about 10 steps).
  init(_ scalar: Unicode.Scalar) {
    // The table has all syllables of Hangul as one run: every 28th is without a trailing consonant.
    let isHangulTwoJamo = 0xAC00...0xD7A3 ~= scalar.value && (scalar.value - 0xAC00) % 28 == 0
    self = isHangulTwoJamo ? .hangulTwoJamo : GraphemeBreakClass(rawValue: Self.table.value(of: scalar)) ?? .other
  }
}
