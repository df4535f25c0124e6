import UnicodeAlgorithms

/// Cells of one item that stand together in a line.
struct LinePiece: Sendable {
  let item: TextItem
  /// The em size in points at which the glyphs are drawn.
  let glyphSize: Double
  /// The cells in reading order.
  let cells: ArraySlice<TextCell>
  /// What the cells' glyphs are indices into.
  let glyphs: [CellGlyph]
  /// The direction of the cells beside each other, and the place of the piece among others.
  var level: BidiLevel

  init(_ item: ShapedItem, cells: ArraySlice<TextCell>, glyphs: [CellGlyph]) {
    self.item = item.item
    glyphSize = item.glyphSize
    self.cells = cells
    self.glyphs = glyphs
    level = item.item.level
  }

  /// Visits the cells from left to right.
  func forEachCell(_ visit: (TextCell) -> Void) {
    if level.isRightToLeft {
      for cell in cells.reversed() { visit(cell) }
    } else {
      for cell in cells { visit(cell) }
    }
  }
}

extension ShapedText {
  /// The pieces that show some cells in a line of their own, in reading order.
  func pieces(_ cells: Range<Int>) -> [LinePiece] {
    var pieces: [LinePiece] = []
    forEachPart(of: cells) { item, shaped, range in
      pieces.append(LinePiece(item, cells: shaped?.cells[range] ?? self.cells[range], glyphs: shaped?.glyphs ?? glyphs))
    }
    return pieces
  }

  /// The widths of some cells in a line of their own, added one after another to a number.
  func add(widths cells: Range<Int>, to pen: inout Double) {
    forEachPart(of: cells) { _, shaped, range in
      if let shaped {
        for cell in shaped.cells { pen += cell.width }
      } else {
        for cell in range { pen += self.cells[cell].width }
      }
    }
  }

  /// The advance of some cells in a line of their own, in points, without white space at their end.
  func width(_ cells: Range<Int>) -> Double {
    let shown = trimmed(cells)
    if shown.isEmpty { return 0 }
    let first = items[itemIndex(of: shown.lowerBound)]
    let last = items[itemIndex(of: shown.upperBound - 1)]
    let start = keptCells(first.cells.clamped(to: shown), of: first).lowerBound
    let end = keptCells(last.cells.clamped(to: shown), of: last).upperBound
    return offset(end) - offset(start)
      + (reshapedWidth(shown.lowerBound..<start, of: first) + reshapedWidth(end..<shown.upperBound, of: last))
  }

  /// Visits the parts of the items that some cells belong to, with the cells of a part that was shaped again.
  ///
  /// Where a line cuts between glyphs that were shaped with regard to each other (kerned, joined, stacked), the cells up
  /// to the next place without such regard are shaped again.
  private func forEachPart(of cells: Range<Int>, _ visit: (ShapedItem, ShapedCells?, Range<Int>) -> Void) {
    guard !cells.isEmpty else { return }
    var index = itemIndex(of: cells.lowerBound)
    while index < items.count, items[index].cells.lowerBound < cells.upperBound {
      let common = items[index].cells.clamped(to: cells)
      let kept = keptCells(common, of: items[index])
      visitReshaped(common.lowerBound..<kept.lowerBound, of: items[index], visit)
      if !kept.isEmpty { visit(items[index], nil, kept) }
      visitReshaped(kept.upperBound..<common.upperBound, of: items[index], visit)
      index += 1
    }
  }

  private func itemIndex(of cell: Int) -> Int {
    var (low, high) = (0, items.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if items[middle].cells.lowerBound <= cell { low = middle } else { high = middle }
    }
    return low
  }

  /// The part of some cells of an item that has the same glyphs in a line of its own.
  ///
  /// The cells before and after it must be shaped again; it is empty, at their end, where all must.
  private func keptCells(_ cells: Range<Int>, of item: ShapedItem) -> Range<Int> {
    var start = cells.lowerBound
    while start < cells.upperBound, !isSafeCut(start, item) { start += 1 }
    var end = cells.upperBound
    while end > start, !isSafeCut(end, item) { end -= 1 }
    return start..<end
  }

  private func isSafeCut(_ cell: Int, _ item: ShapedItem) -> Bool {
    cell == item.cells.lowerBound || cell == item.cells.upperBound || cells[cell].isSafeStart
  }

  private func visitReshaped(
    _ cells: Range<Int>, of item: ShapedItem, _ visit: (ShapedItem, ShapedCells?, Range<Int>) -> Void
  ) {
    if cells.isEmpty { return }
    let (item, shaped) = reshaped(cells, of: item)
    visit(item, shaped, item.cells)
  }

  private func reshaped(_ cells: Range<Int>, of item: ShapedItem) -> (ShapedItem, ShapedCells) {
    var part = item.item
    part.scalars = scalars(cells)
    var shaped = ShapedCells()
    let result = shaper.shape(part, into: &shaped)
    return (result, shaped)
  }

  private func reshapedWidth(_ cells: Range<Int>, of item: ShapedItem) -> Double {
    if cells.isEmpty { return 0 }
    return reshaped(cells, of: item).1.cells.reduce(0) { $0 + $1.width }
  }
}
