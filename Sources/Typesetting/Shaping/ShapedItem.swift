/// An item with its glyphs.
struct ShapedItem: Sendable {
  var item: TextItem
  /// The em size in points at which the glyphs are drawn; emoji are drawn larger than the text around them.
  var glyphSize: Double
  /// The pieces in reading order.
  var cells: [TextCell]
  var glyphs: [CellGlyph]
  /// The index of the first cell among those of the whole text.
  var firstCell = 0

  /// The cells as indices of the whole text.
  var cellRange: Range<Int> { firstCell..<firstCell + cells.count }
}
