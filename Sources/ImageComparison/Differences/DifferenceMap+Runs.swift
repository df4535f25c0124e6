import PixelImages

extension DifferenceMap {
  /// Calls a closure with each run of neighbours in a row that have a state, which is not `equal`, from top to bottom.
  @inline(__always)
  func forEachRun(of state: State, _ body: (_ x: Int, _ y: Int, _ length: Int) -> Void) {
    states.withUnsafeBytes { states in
      for y in 0..<size.height where hasChanges[y] {
        let row = UnsafeRawBufferPointer(rebasing: states[y * size.width..<(y + 1) * size.width])
        var x = 0
        while x < size.width {
          // Most pixels are equal, which eight zeros say at once.
          while x <= size.width - 8, row.loadUnaligned(fromByteOffset: x, as: UInt64.self) == 0 { x += 8 }
          let start = x
          while x < size.width, row[x] == state.rawValue { x += 1 }
          if x > start { body(start, y, x - start) }
          x += 1
        }
      }
    }
  }

  /// The square of a size with the most pixels that do not match, or nil where all do.
  func worstWindow(side: Int) -> WorstWindow? {
    guard differentCount > 0 else { return nil }
    var counter = WindowCounter(size: size, side: side)
    var row: Int?
    forEachRun(of: .different) { x, y, length in
      if let row, row != y { counter.finishRow() }
      row = y
      counter.mark(x..<x + length, row: y)
    }
    counter.finishRow()
    return counter.worst
  }
}
