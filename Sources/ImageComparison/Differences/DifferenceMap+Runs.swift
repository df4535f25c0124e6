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
}
