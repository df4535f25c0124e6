/// The largest sums of affinities that pairs of items can have which keep the order of two layouts.
struct AffinityTable {
  private let rows, columns: Int
  /// How much each row is like each column.
  private var affinities: [Int]
  /// The largest sum for the rows from one on and the columns from one on; 0 where none are left.
  private var best: [Int]

  /// Weighs each item of a layout, a row, against each of another, a column.
  init(_ first: ArraySlice<LayoutItem>, _ second: ArraySlice<LayoutItem>) {
    (rows, columns) = (first.count, second.count)
    affinities = Array(repeating: 0, count: rows * (columns + 1))
    best = Array(repeating: 0, count: (rows + 1) * (columns + 1))
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let at = place(row, column)
        affinities[at] = first[first.startIndex + row].affinity(to: second[second.startIndex + column])
        best[at] = max(sumWithPair(at), best[place(row + 1, column)], best[place(row, column + 1)])
      }
    }
  }

  /// Whether a row and a column are a pair of the largest sum for what is left.
  func keeps(_ row: Int, _ column: Int) -> Bool {
    guard row < rows, column < columns else { return false }
    let at = place(row, column)
    return affinities[at] > 0 && best[at] == sumWithPair(at)
  }

  /// Whether the largest sum for what is left does without a row.
  func removes(_ row: Int, _ column: Int) -> Bool {
    row < rows && best[place(row, column)] == best[place(row + 1, column)]
  }

  private func sumWithPair(_ at: Int) -> Int {
    affinities[at] > 0 ? affinities[at] + best[at + columns + 2] : 0
  }

  private func place(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }
}
