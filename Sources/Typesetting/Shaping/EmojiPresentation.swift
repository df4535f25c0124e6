/// Whether a character is to be shown as an emoji, decided from its scalars alone, before any font is asked.
///
/// Text fonts have glyphs for parts of emoji (the digit of a keycap, some arrows), so asking them first would give the
/// wrong ones. The rules are those of Unicode Technical Standard 51.
enum EmojiPresentation {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let enclosingKeycap: UInt32 = 0x20E3

  /// Whether the character, a whole grapheme cluster, is an emoji.
  static func isEmoji(_ cluster: ArraySlice<Unicode.Scalar>) -> Bool {
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
  static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == textSelector || scalar.value == emojiSelector
  }

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "*" || ("0"..."9").contains(scalar)
  }
}
