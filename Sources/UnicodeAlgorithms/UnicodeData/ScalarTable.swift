/// A property of all Unicode scalars, as the places where its value changes.
struct ScalarTable {
  /// The first scalar of each run of one value, shifted left by 8 bits, and that value; ascending, the first is scalar 0.
  private let changes: [UInt32]
  /// The values of the first 128 scalars, which most text of most apps is made of.
  private let ascii: [UInt8]

  /// Creates a table from the numbers that `generate.py` writes, which start with scalar 0.
  init(changes text: StaticString) {
    let changes: [UInt32] = hexadecimalNumbers(text)
    self.changes = changes
    ascii = (0..<128).map { Self.found($0, in: changes) }
  }

  /// The property's value for a scalar.
  ///
  /// - Complexity: constant for ASCII, otherwise logarithmic in the number of changes.
  func value(of scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < 128 ? ascii[Int(scalar.value)] : Self.found(scalar.value, in: changes)
  }

  /// The value of the last change at or before a scalar, by binary search.
  private static func found(_ scalar: UInt32, in changes: [UInt32]) -> UInt8 {
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
    return UInt8(truncatingIfNeeded: changes[low])
  }
}
