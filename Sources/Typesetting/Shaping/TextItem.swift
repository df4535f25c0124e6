import UnicodeAlgorithms

/// Neighbouring characters that are shaped together: one face, one font, one script, one direction.
struct TextItem: Sendable {
  enum Kind: Equatable, Sendable {
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
    /// The place of something that is no text, of a width in points.
    case attachment(width: Double)
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
  var features: FontFeatures = []
  /// Whether capitals are shaped in the place of small letters.
  var isCapitalized = false

  /// Whether characters of the other item, which follow at once, can be shaped together with these.
  func continues(with other: TextItem) -> Bool {
    // Common characters in front join the script that follows.
    (kind == .text || kind == .emoji) && kind == other.kind && face === other.face
      && (script == other.script || script == .common) && level == other.level && size == other.size
      && tracking == other.tracking && features == other.features
      && isCapitalized == other.isCapitalized
  }
}

/// Characters that no font draws.
enum ControlCharacter {
  /// What an item of a control character is, or nil for any other character.
  static func kind(of scalar: Unicode.Scalar) -> TextItem.Kind? {
    switch scalar.value {
    case 0x09: .tab
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: .control
    default: nil
    }
  }
}
