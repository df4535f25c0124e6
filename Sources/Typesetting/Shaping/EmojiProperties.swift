/// What Unicode 15.0.0 (UTS #51) says of a scalar as an emoji.
///
/// The standard library knows these too, but in the Unicode version of the machine's Swift: pictures would change with it.
struct EmojiProperties: OptionSet, Hashable {
  let rawValue: UInt8

  /// `Emoji`: may be an emoji, digits among them.
  static let emoji = EmojiProperties(rawValue: 1 << 0)
  /// `Emoji_Presentation`: is in colour unless variation selector 15 follows.
  static let presentation = EmojiProperties(rawValue: 1 << 1)
  /// `Emoji_Modifier`: the five skin tones.
  static let modifier = EmojiProperties(rawValue: 1 << 2)
  /// `Emoji_Modifier_Base`: takes a skin tone.
  static let modifierBase = EmojiProperties(rawValue: 1 << 3)
  /// `Emoji_Component`: is a part of emoji sequences, as digits, tags and the keycap are.
  static let component = EmojiProperties(rawValue: 1 << 4)
  /// `Extended_Pictographic`: may be joined by zero width joiners; unassigned pictographs are among them.
  static let pictographic = EmojiProperties(rawValue: 1 << 5)
}

extension EmojiProperties {
  /// The properties of a scalar.
  ///
  /// - Complexity: constant for ASCII, otherwise logarithmic in the size of the table (about 8 steps).
  init(of scalar: Unicode.Scalar) {
    self.init(rawValue: Self.table.value(of: scalar))
  }
}
