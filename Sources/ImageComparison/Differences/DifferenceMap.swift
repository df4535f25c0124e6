import PixelImages

/// The state of each pixel of the region that two pictures have in common.
struct DifferenceMap: Equatable, Sendable {
  enum State: UInt8 {
    case equal, forgiven, different
  }

  let size: PixelSize
  /// The states of each row from the left; none where all pixels are equal, as they are in most rows of most pictures.
  private var rows: [[UInt8]]
  private(set) var forgivenCount = 0
  private(set) var differentCount = 0

  /// Whether any pixel is not equal.
  var hasChanges: Bool { forgivenCount + differentCount > 0 }

  init(size: PixelSize) {
    self.size = size
    rows = Array(repeating: [], count: size.height)
  }

  /// Lets a closure set the states of a row that has changes, at most once for each row.
  mutating func setRow(_ y: Int, _ body: (UnsafeMutablePointer<UInt8>) -> (forgiven: Int, different: Int)) {
    guard size.width > 0 else { return }
    makeRow(y)
    let counts = rows[y].withUnsafeMutableBufferPointer { states in
      states.baseAddress.map(body) ?? (forgiven: 0, different: 0)
    }
    forgivenCount += counts.forgiven
    differentCount += counts.different
  }

  /// The state of a pixel; each is set at most once.
  subscript(x: Int, y: Int) -> State {
    get { rows[y].isEmpty ? .equal : State(rawValue: rows[y][x]) ?? .equal }
    set {
      guard newValue != .equal else { return }
      makeRow(y)
      rows[y][x] = newValue.rawValue
      switch newValue {
      case .equal: break
      case .forgiven: forgivenCount += 1
      case .different: differentCount += 1
      }
    }
  }

  private mutating func makeRow(_ y: Int) {
    if rows[y].isEmpty { rows[y] = Array(repeating: State.equal.rawValue, count: size.width) }
  }

  /// Calls a closure with each run of neighbours in a row that have a state, which is not `equal`, from top to bottom.
  @inline(__always)
  func forEachRun(of state: State, _ body: (_ x: Int, _ y: Int, _ length: Int) -> Void) {
    for y in 0..<size.height where !rows[y].isEmpty {
      rows[y].withUnsafeBytes { row in
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
