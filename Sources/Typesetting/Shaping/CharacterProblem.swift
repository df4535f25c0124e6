/// A character that is not drawn as the text asks for it.
public struct CharacterProblem: Hashable, Sendable {
  /// What is drawn, and why.
  public enum Kind: Hashable, Sendable {
    /// A box: no font has the character.
    case missing
    /// The parts of an emoji side by side, or some of them: no font joins them, as in a family of many skin tones.
    case drawnInParts
    /// The picture that a font has for flags that it does not know.
    case unknownFlag
    /// A picture in place of text: no font has the character as text, and it is to be text, by variation selector 15 or
    /// for want of a selector.
    case drawnAsPicture
    /// Text in place of a picture: no font has the emoji as a picture.
    case drawnAsText
    /// A box: the picture of the emoji in the font's file is damaged.
    case damagedPicture
  }

  /// The character, a grapheme cluster.
  public let character: Character
  /// What is drawn, and why.
  public let kind: Kind

  /// Creates a problem.
  public init(_ character: Character, _ kind: Kind) {
    self.character = character
    self.kind = kind
  }
}
