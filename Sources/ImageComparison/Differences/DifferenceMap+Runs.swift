import PixelImages

extension DifferenceMap {
  /// Calls a closure with each run of neighbours in a row that have a state, from top to bottom.
  func forEachRun(of state: State, _ body: (_ x: Int, _ y: Int, _ length: Int) -> Void) {
    states.withUnsafeBufferPointer { states in
      for y in 0..<size.height where hasChanges[y] {
        var x = 0
        while x < size.width {
          let start = x
          while x < size.width, states[y * size.width + x] == state.rawValue { x += 1 }
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
