/// Neighbouring characters that are shaped together: one face, one font, one script, one direction.
struct TextItem: Sendable {
  enum Kind: Sendable {
    /// Characters of a face with outlines.
    case text
    /// Colour pictures.
    case emoji
    /// Line ends and other control characters: nothing is drawn and nothing is advanced.
    case control
    /// A tab, which is as wide as four spaces.
    case tab
    /// Characters that no face has: a box for each.
    case missing
  }

  var kind: Kind
  /// The scalars, as indices of the whole text.
  var scalars: Range<Int>
  var face: FontFace
  var script: WritingScript
  var level = BidiLevel.leftToRight
  /// The em size in points.
  var size: Double
  /// The extra advance of each cell in points.
  var tracking: Double

  /// Whether characters of the other item, which follow at once, can be shaped together with these.
  func continues(with other: TextItem) -> Bool {
    // Common characters in front join the script that follows.
    (kind == .text || kind == .emoji) && kind == other.kind && face === other.face
      && (script == other.script || script == .common) && level == other.level && size == other.size
      && tracking == other.tracking
  }
}
