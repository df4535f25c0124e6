/// A glyph in its cell, in points; x counts from the left edge of the cell, y grows down from the baseline.
struct CellGlyph: Sendable {
  var glyph: UInt32
  var x: Double
  var y: Double
}
