/// The smallest piece of a text that stays together: a character, or several that are one ligature.
struct TextCell: Sendable {
  /// The scalars of the piece, as indices of the whole text.
  var scalars: Range<Int>
  /// The glyphs of the piece, as indices into those of its item.
  var glyphs: Range<Int>
  /// The advance in points, with tracking.
  var width: Double
  /// Whether a line can be cut before the piece without shaping again.
  var isSafeStart: Bool
}
