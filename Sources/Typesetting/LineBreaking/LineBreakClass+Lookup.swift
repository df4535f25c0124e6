extension LineBreakClass {
  /// The class of a character.
  ///
  /// - Complexity: constant for ASCII, otherwise logarithmic in the size of the table (11 steps).
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    self = value < 128 ? Self.ascii[Int(value)] : Self.found(value, in: Self.changes)
  }

  /// The classes of the first 128 scalars, which most text of most apps is made of.
  private static let ascii: [LineBreakClass] = (0..<128).map { found($0, in: changes) }

  /// The class of the last change at or before a scalar, by binary search.
  private static func found(_ scalar: UInt32, in changes: [UInt32]) -> LineBreakClass {
    let key = scalar << 8 | 0xFF
    var low = 0
    var high = changes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if changes[middle] <= key {
        low = middle
      } else {
        high = middle
      }
    }
    return LineBreakClass(rawValue: UInt8(truncatingIfNeeded: changes[low])) ?? .alphabetic
  }
}
