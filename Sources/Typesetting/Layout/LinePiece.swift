/// Cells of one item that stand together in a line.
struct LinePiece: Sendable {
  var item: ShapedItem
  /// The cells, as indices into those of the item.
  var cells: Range<Int>
  /// The direction of the cells beside each other, and the place of the piece among others.
  var level: BidiLevel

  init(_ item: ShapedItem, cells: Range<Int>) {
    self.item = item
    self.cells = cells
    level = item.item.level
  }

  var width: Double {
    item.cells[cells].reduce(0) { $0 + $1.width }
  }
}

extension ShapedText {
  /// The pieces that show some cells in a line of their own, in reading order.
  ///
  /// Where the line cuts between glyphs that were shaped with regard to each other (kerned, joined, stacked), the cells
  /// up to the next place without such regard are shaped again.
  func pieces(_ cells: Range<Int>) -> [LinePiece] {
    var pieces: [LinePiece] = []
    var index = itemIndex(of: cells.lowerBound)
    while index < items.count, items[index].firstCell < cells.upperBound {
      let item = items[index]
      index += 1
      let common = item.cellRange.clamped(to: cells)
      let kept = keptCells(common, of: item)
      appendReshaped(common.lowerBound..<kept.lowerBound, of: item, to: &pieces)
      if !kept.isEmpty {
        let local = kept.lowerBound - item.firstCell..<kept.upperBound - item.firstCell
        pieces.append(LinePiece(item, cells: local))
      }
      appendReshaped(kept.upperBound..<common.upperBound, of: item, to: &pieces)
    }
    return pieces
  }

  /// The advance of some cells in a line of their own, in points, without white space at their end.
  func width(_ cells: Range<Int>) -> Double {
    let shown = trimmed(cells)
    if shown.isEmpty { return 0 }
    let first = items[itemIndex(of: shown.lowerBound)]
    let last = items[itemIndex(of: shown.upperBound - 1)]
    let start = keptCells(first.cellRange.clamped(to: shown), of: first).lowerBound
    let end = keptCells(last.cellRange.clamped(to: shown), of: last).upperBound
    var reshaped: [LinePiece] = []
    appendReshaped(shown.lowerBound..<start, of: first, to: &reshaped)
    appendReshaped(end..<shown.upperBound, of: last, to: &reshaped)
    return offsets[end] - offsets[start] + reshaped.reduce(0) { $0 + $1.width }
  }

  private func itemIndex(of cell: Int) -> Int {
    var (low, high) = (0, items.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if items[middle].firstCell <= cell { low = middle } else { high = middle }
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
    cell == item.cellRange.lowerBound || cell == item.cellRange.upperBound || isSafeStart[cell]
  }

  private func appendReshaped(_ cells: Range<Int>, of item: ShapedItem, to pieces: inout [LinePiece]) {
    guard !cells.isEmpty else { return }
    var part = item.item
    part.scalars = scalarStarts[cells.lowerBound]..<scalarStarts[cells.upperBound]
    let shaped = shaper.shape(part)
    pieces.append(LinePiece(shaped, cells: shaped.cells.indices))
  }
}
