/// Tells that some rows are covered from side to side, without a look at each of them.
///
/// Where many shapes lie on each other, whole rows are deep inside of them. What `RowParts` counts in each row is counted here
/// once for some rows together: a chain counts or does not in all columns that it runs through in any of them.
struct CoveredRows: ~Copyable {
  /// The rows that are looked at together.
  static let rowCount = 16

  private let width: Int
  /// How the least and the greatest winding number change from the column before.
  private let bounds: UncheckedMemory<WindingBounds>

  init(width: Int) {
    self.width = width
    bounds = UncheckedMemory(repeating: WindingBounds(), count: width + 1)
  }

  /// Notes a chain.
  /// - Parameters:
  ///   - columns: those that it runs through in some of the rows.
  ///   - isWhole: whether it goes through all rows from the first one's top to the last one's bottom.
  @inline(__always)
  func add(columns: Range<Int>, direction: Int32, isWhole: Bool) {
    let (first, end) = (bounds.start + columns.lowerBound, bounds.start + columns.upperBound)
    let (rise, fall) = (max(0, direction), min(0, direction))
    first.pointee.low &+= fall
    first.pointee.high &+= rise
    guard isWhole else { return }
    end.pointee.low &+= rise
    end.pointee.high &+= fall
  }

  /// Whether all that was noted covers each column in all rows; forgets it.
  func takeVerdict(_ rule: WindingRule) -> Bool {
    let bounds = bounds.start
    var current = WindingBounds()
    var isCovered = true
    for column in 0..<width {
      current.add(bounds[column])
      bounds[column] = WindingBounds()
      if rule.cover(low: current.low, high: current.high) != .whole { isCovered = false }
    }
    bounds[width] = WindingBounds()
    return isCovered
  }
}

extension EdgeWalker {
  /// Whether some rows below the one that was entered last are covered from side to side, as far as counting tells.
  func covers(_ rows: Range<Int>, _ covered: borrowing CoveredRows, rule: WindingRule) -> Bool {
    let (top, bottom) = (Int32(rows.lowerBound) << 8, Int32(rows.upperBound) << 8)
    for chain in active where !chain.isFinished {
      let range = chain.range(to: bottom, points: points.elements)
      covered.add(columns: columns(range.low, range.high), direction: chain.direction, isWhole: range.isWhole)
    }
    var index = nextChain
    let chains = chains.elements
    while index < chains.count, chains[index].top < bottom {
      let chain = chains[index]
      index += 1
      guard chain.bottom > top else { continue }
      var (low, high) = (Int32.max, Int32.min)
      for point in points.elements[chain.first...chain.last] { (low, high) = (min(low, point.x), max(high, point.x)) }
      covered.add(columns: columns(low, high), direction: chain.direction, isWhole: false)
    }
    return covered.takeVerdict(rule)
  }

  private func columns(_ low: Int32, _ high: Int32) -> Range<Int> {
    let (minX, maxX) = (max(0, min(width, low &- left)), max(0, min(width, high &- left)))
    let first = Int(minX >> 8)
    return Range(uncheckedBounds: (first, max(first, Int((maxX &+ 255) >> 8))))
  }

  /// Moves on to the top of a row, without a look at those before it.
  mutating func skip(to row: Int) {
    let top = Int32(row) << 8
    for index in active.indices { active[index].skip(to: top, points: points.elements) }
    active.removeAll(where: \.isFinished)
  }
}
