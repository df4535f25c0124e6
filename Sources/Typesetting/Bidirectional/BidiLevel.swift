/// How deep a character is nested in parts of other directions: even runs from left to right, odd from right to left.
struct BidiLevel: Hashable, Comparable, Sendable {
  let value: UInt8

  static let leftToRight = BidiLevel(value: 0)
  static let rightToLeft = BidiLevel(value: 1)

  var isRightToLeft: Bool { value & 1 == 1 }

  static func < (left: BidiLevel, right: BidiLevel) -> Bool { left.value < right.value }

  /// The parts of a line from left to right, as indices into their levels in reading order: rule L2 of UAX #9.
  ///
  /// - Complexity: O(n) for each level between the lowest odd one and the highest.
  static func visualOrder(of levels: [BidiLevel]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.lazy.filter(\.isRightToLeft).min() else { return order }
    for floor in (lowestOdd.value...highest.value).reversed() {
      var start = 0
      while start < levels.count {
        var end = start
        while end < levels.count, levels[end].value >= floor { end += 1 }
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }
}
