import PixelImages

/// The columns of a row where two pictures differ, from left to right.
struct DifferingColumns: Sequence, IteratorProtocol {
  private let pair: PixelPair
  private let row: Int
  private var start = 0

  fileprivate init(_ pair: PixelPair, row: Int) {
    self.pair = pair
    self.row = row
  }

  @inline(__always)
  mutating func next() -> Int? {
    let column = pair.nextDifference(inRow: row, from: start)
    start = column &+ 1
    return column < pair.size.width ? column : nil
  }
}

extension PixelPair {
  /// The columns of a row where the pictures differ.
  @inline(__always)
  func differences(inRow y: Int) -> DifferingColumns { DifferingColumns(self, row: y) }

  /// The first column from `start` where a row of the pictures differs, or the width where there is none.
  @inline(__always)
  fileprivate func nextDifference(inRow y: Int, from start: Int) -> Int {
    let (reference, actual) = (reference[y], actual[y])
    // Which bits of two neighbours have changed.
    @inline(__always) func changes(_ x: Int) -> UInt64 {
      reference.bits(x, as: UInt64.self) ^ actual.bits(x, as: UInt64.self)
    }
    var x = start
    // Where a pixel differs, so does the next mostly; where it is equal, many are.
    if x < size.width, reference[x] != actual[x] { return x }
    while x <= size.width &- 8, changes(x) | changes(x &+ 2) | changes(x &+ 4) | changes(x &+ 6) == 0 { x &+= 8 }
    while x <= size.width &- 2 {
      let changes = UInt64(littleEndian: changes(x))
      if changes != 0 { return x &+ changes.trailingZeroBitCount >> 5 }
      x &+= 2
    }
    return x < size.width && reference[x] == actual[x] ? size.width : x
  }
}
