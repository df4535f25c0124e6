extension LineBreakClass {
  /// The class of a character.
  ///
  /// - Complexity: constant for ASCII, otherwise 11 steps.
  init(_ scalar: Unicode.Scalar) {
    self = LineBreakClass(rawValue: Self.table.value(of: scalar)) ?? .alphabetic
  }
}
