/// What Unicode 15.0.0 (UTS #51) says of a scalar as an emoji.
///
/// The standard library knows these too, but in the Unicode version of the machine's Swift: pictures would change with it.
package struct EmojiProperties: OptionSet, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `Emoji`: may be an emoji, digits among them.
  package static let emoji = EmojiProperties(rawValue: 1 << 0)
  /// `Emoji_Presentation`: is in colour unless variation selector 15 follows.
  package static let presentation = EmojiProperties(rawValue: 1 << 1)
  /// `Emoji_Modifier`: the five skin tones.
  package static let modifier = EmojiProperties(rawValue: 1 << 2)
  /// `Emoji_Modifier_Base`: takes a skin tone.
  package static let modifierBase = EmojiProperties(rawValue: 1 << 3)
  /// `Emoji_Component`: is a part of emoji sequences, as digits, tags and the keycap are.
  package static let component = EmojiProperties(rawValue: 1 << 4)
  /// `Extended_Pictographic`: may be joined by zero width joiners; unassigned pictographs are among them.
  package static let pictographic = EmojiProperties(rawValue: 1 << 5)
}

extension EmojiProperties {
  /// The properties of a scalar.
  ///
  /// - Complexity: constant for ASCII, otherwise logarithmic in the size of the table (about 8 steps).
  package init(of scalar: Unicode.Scalar) {
    self.init(rawValue: Self.table.value(of: scalar))
  }
}

/// Whether a character is to be shown as an emoji, decided from its scalars alone, before any font is asked.
///
/// Text fonts have glyphs for parts of emoji (the digit of a keycap, some arrows), so asking them first would give the
/// wrong ones. The rules are those of Unicode Technical Standard 51.
package enum EmojiPresentation {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let enclosingKeycap: UInt32 = 0x20E3

  /// Whether the character, a whole grapheme cluster, is an emoji.
  package static func isEmoji(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = cluster.first else { return false }
    // The quick way out for nearly every character: U+203C is the first emoji that is no keycap, © or ®.
    if cluster.count == 1 { return first.value >= 0x203C && EmojiProperties(of: first).contains(.presentation) }
    let rest = cluster.dropFirst()
    if rest.contains(where: { $0.value == textSelector }) { return false }
    if rest.contains(where: { $0.value == emojiSelector }) { return true }
    if rest.contains(where: { $0.value == enclosingKeycap }) { return isKeycapBase(first) }
    if rest.contains(where: { EmojiProperties(of: $0).contains(.modifier) }) { return true }
    return EmojiProperties(of: first).contains(.presentation)
  }

  /// Whether the scalar only chooses between text and picture.
  package static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == textSelector || scalar.value == emojiSelector
  }

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "*" || ("0"..."9").contains(scalar)
  }
}
