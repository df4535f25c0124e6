import UnicodeAlgorithms

/// The smallest piece of a text that stays together: a character, or several that are one ligature.
///
/// Breaking lines reads little else, so a cell is as small as it can be; a text has at most as many scalars and glyphs as
/// 32 bits count.
struct TextCell: Sendable {
  /// The advance in points, with tracking.
  var width: Double
  /// The distance from the start of an unbroken text, in points; only in the cells of a whole text.
  var offset = 0.0
  private var scalarIndex: Int32
  private var glyphIndex: Int32
  private var glyphCount: Int32
  /// Whether a line can be cut before the piece without shaping again.
  var isSafeStart: Bool
  /// Whether the piece hangs over the end of a line; only in the cells of a whole text.
  var hangs = false
  /// Whether a line may or must end after the piece; only in the cells of a whole text.
  var lineBreak = LineBreak.none

  init(firstScalar: Int, glyphs: Range<Int> = 0..<0, width: Double = 0, isSafeStart: Bool = true) {
    self.width = width
    scalarIndex = Int32(firstScalar)
    glyphIndex = Int32(glyphs.lowerBound)
    glyphCount = Int32(glyphs.count)
    self.isSafeStart = isSafeStart
  }

  /// The first scalar, as an index of the whole text; the piece reaches to the next one.
  var firstScalar: Int {
    get { Int(scalarIndex) }
    set { scalarIndex = Int32(newValue) }
  }

  /// The glyphs of the piece, as indices into those beside the cells.
  var glyphs: Range<Int> { Int(glyphIndex)..<Int(glyphIndex) + Int(glyphCount) }
}

/// A glyph in its cell, in points; x counts from the left edge of the cell, y grows down from the baseline.
struct CellGlyph: Sendable {
  var glyph: UInt32
  var x: Double
  var y: Double
}

/// Cells in reading order and their glyphs: two plain arrays for all items of a text.
struct ShapedCells: Sendable {
  var cells: [TextCell] = []
  var glyphs: [CellGlyph] = []
}

/// An item that was shaped.
struct ShapedItem: Sendable {
  var item: TextItem
  /// The em size in points at which the glyphs are drawn; emoji are drawn larger than the text around them.
  var glyphSize: Double
  /// The pieces in reading order, as indices into the cells that they were added to.
  var cells: Range<Int>
}
