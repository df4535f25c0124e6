package import Foundation
package import LayoutValues

/// What a cell of a grid asks for, by the keys of layout values.
package enum GridCellValue {
  /// How many columns the cell takes, an `Int`.
  package enum Columns {}
  /// Where the view is in its cell, a `UnitPoint`.
  package enum Anchor {}
  /// Along which axes the cell makes no room for the view, an `Axis.Set`.
  package enum UnsizedAxes {}
  /// How all cells of the column are aligned, a `HorizontalAlignment`.
  package enum ColumnAlignment {}
}

/// The views of a row of a grid, as one for the grid.
package struct GridRowRule: LayoutRule {
  /// Nil is that of the grid.
  let alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }

  package var isGridRow: Bool { true }

  package func boxes(of node: Node) -> LayoutBoxes {
    let cells = node.childBoxes.array
    return cells.isEmpty ? .none : .one(LayoutBox(node, self, children: cells))
  }

  package func spacing(around children: [LayoutBox]) -> SpacingPreferences { SpacingPreferences(union: children) }

  /// Asked only where something stands between the row and its grid, which then lies its views on top of each other.
  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    box.children.reduce(.zero) { size, child in
      let child = child.size(for: proposal)
      return CGSize(width: max(size.width, child.width), height: max(size.height, child.height))
    }
  }

  package func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    for child in box.children {
      child.place(at: .zero, proposal: proposal, inside: frame, isMirrored: false, during: pass)
    }
  }
}

/// Views in rows whose cells stand below each other: columns are as wide as their widest cells.
package struct GridRule: NodeContent {
  let alignment: Alignment
  /// The distances in points; nil is 8 beside each other, and below each other what the views want.
  let horizontalSpacing, verticalSpacing: CGFloat?
  let isMirrored: Bool

  package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, isMirrored: Bool) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.isMirrored = isMirrored
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    let rows = node.childBoxes.array
    return .one(LayoutBox(node, GridLayoutRule(self), children: rows))
  }

  /// Where boxes are that are rows or take a whole row each.
  package func arrangement(of boxes: [LayoutBox], for proposal: ProposedViewSize) -> BoxArrangement {
    GridArrangement(self, boxes, proposal).arrangement
  }
}

/// Where boxes are for one proposal.
package struct BoxArrangement {
  package struct Place {
    package let box: LayoutBox
    package let proposal: ProposedViewSize
    /// In points from the container's upper leading corner, as if lines ran from left to right.
    package let offset: CGPoint

    package init(_ box: LayoutBox, proposal: ProposedViewSize, offset: CGPoint) {
      self.box = box
      self.proposal = proposal
      self.offset = offset
    }
  }

  package let size: CGSize
  package let places: [Place]

  package init(size: CGSize, places: [Place]) {
    self.size = size
    self.places = places
  }

  func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    var union = GuideUnion(of: key)
    for place in places {
      union.add(place.box.explicitGuide(key, proposal: place.proposal), at: place.offset)
    }
    return union.value
  }

  func place(in frame: CGRect, isMirrored: Bool, during pass: PlacingPass) {
    places.forEachByDepth(\.box) { place, _ in
      place.box.place(at: place.offset, proposal: place.proposal, inside: frame, isMirrored: isMirrored, during: pass)
    }
  }
}

/// The layout of one grid.
private final class GridLayoutRule: LayoutRule {
  private let grid: GridRule
  private var latest: (proposal: ProposedViewSize, arrangement: BoxArrangement)?

  init(_ grid: GridRule) {
    self.grid = grid
  }

  func spacing(around children: [LayoutBox]) -> SpacingPreferences {
    SpacingPreferences(stacking: children, along: .vertical)
  }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    arrangement(of: box, for: proposal).size
  }

  func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { arrangement(of: box, for: proposal).explicitGuide(key) }

  func place(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PlacingPass) {
    arrangement(of: box, for: proposal).place(in: frame, isMirrored: grid.isMirrored, during: pass)
  }

  private func arrangement(of box: LayoutBox, for proposal: ProposedViewSize) -> BoxArrangement {
    if let latest, latest.proposal == proposal { return latest.arrangement }
    let arrangement = grid.arrangement(of: box.children, for: proposal)
    latest = (proposal, arrangement)
    return arrangement
  }
}

/// How a grid shares its space: columns and rows are served as the children of a stack are, the least flexible first.
///
/// That cells of several columns widen all of these by the same is a guess.
private struct GridArrangement {
  private struct Cell {
    let box: LayoutBox
    let columns: Range<Int>
    let unsized: Axis.Set
  }

  private struct Row {
    var cells: [Cell]
    /// Whether it is a view of its own and no row of cells.
    let isWhole: Bool
    let alignment: VerticalAlignment
    let box: LayoutBox
  }

  /// How many columns a cell takes at most.
  private static let mostColumns = 1000

  private var rows: [Row] = []
  private var columnCount = 0
  /// How all cells of a column are aligned, by the column.
  private var columnAlignments: [Int: HorizontalAlignment] = [:]
  /// The cells that take one column, by the column.
  private var columnCells: [[LayoutBox]] = []
  private(set) var arrangement = BoxArrangement(size: .zero, places: [])

  init(_ grid: GridRule, _ boxes: [LayoutBox], _ proposal: ProposedViewSize) {
    for box in boxes { add(box, grid) }
    let gap = grid.horizontalSpacing ?? EdgeSpacing.defaultDistance
    var widths = Self.shares(proposal.width, gaps: gap * CGFloat(max(columnCount - 1, 0)), count: columnCount) {
      columnExtent($0, for: $1)
    }
    widen(&widths, gap: gap)
    var width = widths.reduce(0, +) + gap * CGFloat(max(columnCount - 1, 0))
    for row in rows where row.isWhole && !row.cells[0].unsized.contains(.horizontal) {
      width = max(width, row.box.size(for: ProposedViewSize(width: proposal.width, height: nil)).width)
    }
    let gaps = zip(boxes, boxes.dropFirst()).map { upper, lower in
      grid.verticalSpacing ?? upper.spacing.distance(to: lower.spacing, along: .vertical)
    }
    let starts = Self.starts(widths, gap: gap)
    func cellWidth(_ row: Row, _ cell: Cell) -> CGFloat {
      guard !row.isWhole else { return width }
      guard let last = cell.columns.last, widths.indices.contains(last) else { return 0 }
      return starts[last] + widths[last] - starts[cell.columns.lowerBound]
    }
    let heights = Self.shares(proposal.height, gaps: gaps.reduce(0, +), count: rows.count) { index, height in
      rows[index].cells.reduce(0) { tallest, cell in
        guard !cell.unsized.contains(.vertical) else { return tallest }
        let offered = ProposedViewSize(width: cellWidth(rows[index], cell), height: height)
        return max(tallest, cell.box.size(for: offered).height)
      }
    }
    var places: [BoxArrangement.Place] = []
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let views = row.cells.map { cell in
        cell.box.dimensions(for: ProposedViewSize(width: cellWidth(row, cell), height: heights[index]))
      }
      let guides = views.map { $0[row.alignment] }
      var extent = AlignedExtent()
      for (view, guide) in zip(views, guides) { extent.add(view.height, guide: guide) }
      // Views that are aligned by a guide of their own may need more room than the tallest.
      let height = max(
        heights[index], zip(row.cells, views).contains { $0.0.unsized.contains(.vertical) } ? 0 : extent.length)
      for ((cell, view), guide) in zip(zip(row.cells, views), guides) {
        let size = CGSize(width: cellWidth(row, cell), height: height)
        let offset: CGPoint
        if let anchor = cell.box.layoutValue(for: GridCellValue.Anchor.self) as? UnitPoint {
          offset = CGPoint(x: (size.width - view.width) * anchor.x, y: (size.height - view.height) * anchor.y)
        } else {
          let column = row.isWhole ? nil : columnAlignments[cell.columns.lowerBound]
          let alignment = Alignment(horizontal: column ?? grid.alignment.horizontal, vertical: row.alignment)
          let alone = ViewDimensions(of: size).offset(of: view, aligned: alignment)
          offset = CGPoint(x: alone.x, y: row.alignment.key.isTextBaseline ? extent.start(ofGuide: guide) : alone.y)
        }
        let x = row.isWhole || !starts.indices.contains(cell.columns.lowerBound) ? 0 : starts[cell.columns.lowerBound]
        places.append(
          BoxArrangement.Place(cell.box, proposal: view.proposal, offset: CGPoint(x: x + offset.x, y: y + offset.y)))
      }
      y += height + (index < gaps.count ? gaps[index] : 0)
    }
    arrangement = BoxArrangement(size: CGSize(width: width, height: y), places: places)
  }

  private mutating func add(_ box: LayoutBox, _ grid: GridRule) {
    func unsized(_ box: LayoutBox) -> Axis.Set {
      box.layoutValue(for: GridCellValue.UnsizedAxes.self) as? Axis.Set ?? []
    }
    guard let rule = box.gridRow else {
      let cell = Cell(box: box, columns: 0..<0, unsized: unsized(box))
      rows.append(Row(cells: [cell], isWhole: true, alignment: grid.alignment.vertical, box: box))
      return
    }
    var cells: [Cell] = []
    var column = 0
    for child in box.children {
      let count = min(max(child.layoutValue(for: GridCellValue.Columns.self) as? Int ?? 1, 1), Self.mostColumns)
      let cell = Cell(box: child, columns: column..<column + count, unsized: unsized(child))
      cells.append(cell)
      note(cell)
      column += count
    }
    columnCount = max(columnCount, column)
    rows.append(
      Row(cells: cells, isWhole: false, alignment: rule.alignment ?? grid.alignment.vertical, box: box))
  }

  /// Takes in what a cell says of its column.
  private mutating func note(_ cell: Cell) {
    let column = cell.columns.lowerBound
    if columnAlignments[column] == nil,
      let alignment = cell.box.layoutValue(for: GridCellValue.ColumnAlignment.self) as? HorizontalAlignment
    {
      columnAlignments[column] = alignment
    }
    guard cell.columns.count == 1, !cell.unsized.contains(.horizontal) else { return }
    while columnCells.count <= column { columnCells.append([]) }
    columnCells[column].append(cell.box)
  }

  /// How wide the widest cell of a column is that takes no other column.
  private func columnExtent(_ column: Int, for width: CGFloat?) -> CGFloat {
    guard columnCells.indices.contains(column) else { return 0 }
    return columnCells[column].reduce(0) { max($0, $1.size(for: ProposedViewSize(width: width, height: nil)).width) }
  }

  /// Makes room for cells that take several columns.
  private func widen(_ widths: inout [CGFloat], gap: CGFloat) {
    for row in rows where !row.isWhole {
      for cell in row.cells where cell.columns.count > 1 && !cell.unsized.contains(.horizontal) {
        let length = widths[cell.columns].reduce(0, +) + gap * CGFloat(cell.columns.count - 1)
        let missing = cell.box.size(for: ProposedViewSize(width: length, height: nil)).width - length
        guard missing > 0 else { continue }
        for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
      }
    }
  }

  private static func starts(_ lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
    var starts: [CGFloat] = []
    var position: CGFloat = 0
    for length in lengths {
      starts.append(position)
      position += length + gap
    }
    return starts
  }

  /// The lengths of columns or rows in a space; nil gives each its ideal one.
  private static func shares(
    _ space: CGFloat?, gaps: CGFloat, count: Int, extent: (_ index: Int, _ offered: CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let space else { return (0..<count).map { extent($0, nil) } }
    guard space.isFinite else { return (0..<count).map { extent($0, space) } }
    var left = space - gaps
    var members: [(index: Int, flexibility: CGFloat)] = []
    for index in 0..<count {
      members.append((index, extent(index, .infinity).distance(from: extent(index, 0))))
    }
    members.sort { left, right in
      left.flexibility == right.flexibility ? left.index < right.index : left.flexibility < right.flexibility
    }
    var lengths = Array(repeating: CGFloat(0), count: count)
    for (served, member) in members.enumerated() {
      lengths[member.index] = extent(member.index, max(left / CGFloat(count - served), 0))
      left -= lengths[member.index]
    }
    return lengths
  }
}

extension LayoutBox {
  /// The rule of a row; nil of any other view.
  fileprivate var gridRow: GridRowRule? { rule as? GridRowRule }
}
