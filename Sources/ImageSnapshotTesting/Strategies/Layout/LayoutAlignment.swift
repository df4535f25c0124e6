/// Which items of two layouts are the same ones.
struct LayoutAlignment {
  /// An item of the first layout, of the second, or one of both.
  enum Step: Equatable {
    case removed(Int)
    case added(Int)
    case kept(Int, Int)
  }

  /// In the order of both layouts; where they cross, items are first removed and then added.
  private(set) var steps: [Step] = []

  /// The most pairs of items that are weighed against each other; beyond it only equal starts and ends are found.
  private static let largestTable = 1 << 20

  /// Finds the pairs that keep the order and have the largest sum of affinities.
  ///
  /// Complexity: the product of the numbers of items between the equal starts and ends.
  init(from first: [LayoutItem], to second: [LayoutItem]) {
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    steps = (0..<start).map { .kept($0, $0) }
    addSteps(first, start..<first.count - end, second, start..<second.count - end)
    steps += (0..<end).map { .kept(first.count - end + $0, second.count - end + $0) }
  }

  private mutating func addSteps(
    _ first: [LayoutItem], _ rows: Range<Int>, _ second: [LayoutItem], _ columns: Range<Int>
  ) {
    guard rows.count <= LayoutAlignment.largestTable / max(1, columns.count) else {
      steps += rows.map { .removed($0) } + columns.map { .added($0) }
      return
    }
    let table = AffinityTable(first[rows], second[columns])
    var (row, column) = (0, 0)
    while row < rows.count || column < columns.count {
      if table.keeps(row, column) {
        steps.append(.kept(rows.lowerBound + row, columns.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if table.removes(row, column) {
        steps.append(.removed(rows.lowerBound + row))
        row += 1
      } else {
        steps.append(.added(columns.lowerBound + column))
        column += 1
      }
    }
  }
}

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
