/// Cells of one item that stand together in a line.
struct LinePiece: Sendable {
  var item: ShapedItem
  /// The cells, as indices into those of the item.
  var cells: Range<Int>

  var width: Double {
    item.cells[cells].reduce(0) { $0 + $1.width }
  }
}

extension ShapedText {
  /// The pieces that show some cells in a line of their own.
  ///
  /// Where the line cuts between glyphs that were shaped with regard to each other (kerned, joined, stacked), the part
  /// of the item that is in the line is shaped again.
  func pieces(_ cells: Range<Int>) -> [LinePiece] {
    var pieces: [LinePiece] = []
    var index = itemIndex(of: cells.lowerBound)
    while index < items.count, items[index].firstCell < cells.upperBound {
      let item = items[index]
      index += 1
      let common = item.cellRange.clamped(to: cells)
      let local = common.lowerBound - item.firstCell..<common.upperBound - item.firstCell
      if isSafeCut(common.lowerBound, item), isSafeCut(common.upperBound, item) {
        pieces.append(LinePiece(item: item, cells: local))
      } else {
        var part = item.item
        part.scalars = scalarStarts[common.lowerBound]..<scalarStarts[common.upperBound]
        let shaped = shaper.shape(part)
        pieces.append(LinePiece(item: shaped, cells: shaped.cells.indices))
      }
    }
    return pieces
  }

  /// The advance of some cells in a line of their own, in points, without white space at their end.
  func width(_ cells: Range<Int>) -> Double {
    let shown = trimmed(cells)
    if shown.isEmpty { return 0 }
    let isSafe = isSafeStart[shown.lowerBound] && (shown.upperBound == cellCount || isSafeStart[shown.upperBound])
    if isSafe { return offsets[shown.upperBound] - offsets[shown.lowerBound] }
    return pieces(shown).reduce(0) { $0 + $1.width }
  }

  private func itemIndex(of cell: Int) -> Int {
    var (low, high) = (0, items.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if items[middle].firstCell <= cell { low = middle } else { high = middle }
    }
    return low
  }

  private func isSafeCut(_ cell: Int, _ item: ShapedItem) -> Bool {
    cell == item.cellRange.lowerBound || cell == item.cellRange.upperBound || isSafeStart[cell]
  }
}
