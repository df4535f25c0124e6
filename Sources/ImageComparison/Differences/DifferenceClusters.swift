import PixelImages

/// Groups of pixels that lie near each other, as few rectangles that a reader can look at one by one.
///
/// The picture is divided into square cells; cells with a differing pixel that touch, even at a corner, are one group.
/// The cells' sides start at 16 pixels and double until there are few enough groups, which costs time linear in the
/// number of pixels however the differences lie.
struct DifferenceClusters {
  /// The tight boxes, from top to bottom and then from left to right.
  let boxes: [PixelRect]

  private static let largestCount = 10
  private static let smallestCell = 16

  init(of map: DifferenceMap) {
    let state: DifferenceMap.State = map.differentCount > 0 ? .different : .forgiven
    var grid = CellGrid(of: map, state: state, side: DifferenceClusters.smallestCell)
    var groups = grid.groups()
    while groups.count > DifferenceClusters.largestCount {
      grid = grid.coarser()
      groups = grid.groups()
    }
    boxes = groups.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }
}

/// A picture's cells, each with the tight box around its pixels of one state.
struct CellGrid {
  private let columns, rows: Int
  private var boxes: [PixelRect?]

  private init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    boxes = Array(repeating: nil, count: columns * rows)
  }

  init(of map: DifferenceMap, state: DifferenceMap.State, side: Int) {
    self.init(columns: (map.size.width + side - 1) / side, rows: (map.size.height + side - 1) / side)
    map.forEachRun(of: state) { x, y, length in
      for cell in x / side...(x + length - 1) / side {
        let start = max(x, cell * side)
        let end = min(x + length, (cell + 1) * side)
        add(PixelRect(x: start, y: y, width: end - start, height: 1), column: cell, row: y / side)
      }
    }
  }

  private mutating func add(_ box: PixelRect, column: Int, row: Int) {
    let index = row * columns + column
    boxes[index] = boxes[index]?.union(box) ?? box
  }

  /// The grid of cells with sides twice as long.
  func coarser() -> CellGrid {
    var coarser = CellGrid(columns: (columns + 1) / 2, rows: (rows + 1) / 2)
    for row in 0..<rows {
      for column in 0..<columns {
        if let box = boxes[row * columns + column] { coarser.add(box, column: column / 2, row: row / 2) }
      }
    }
    return coarser
  }

  /// The boxes around groups of cells that touch.
  func groups() -> [PixelRect] {
    var remaining = boxes
    var groups: [PixelRect] = []
    for index in remaining.indices {
      guard var group = remaining[index] else { continue }
      remaining[index] = nil
      var border = [index]
      while let cell = border.popLast() {
        for neighbour in neighbours(of: cell) {
          guard let box = remaining[neighbour] else { continue }
          group = group.union(box)
          remaining[neighbour] = nil
          border.append(neighbour)
        }
      }
      groups.append(group)
    }
    return groups
  }

  private func neighbours(of cell: Int) -> [Int] {
    let (column, row) = (cell % columns, cell / columns)
    var found: [Int] = []
    for y in max(0, row - 1)...min(rows - 1, row + 1) {
      for x in max(0, column - 1)...min(columns - 1, column + 1) { found.append(y * columns + x) }
    }
    return found
  }
}
