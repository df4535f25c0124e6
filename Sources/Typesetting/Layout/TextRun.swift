public import PixelImages

/// A piece of text in one style; a paragraph is a sequence of them.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font they ask for.
  public var font: FontDescriptor
  /// The colour of their outlines; colour glyphs keep their own.
  public var color: RGBAColor
  /// The extra space after each character in points, besides the tracking that belongs to the font's size.
  public var tracking: Double

  /// Creates a piece of text in one style.
  public init(_ text: String, font: FontDescriptor, color: RGBAColor = .black, tracking: Double = 0) {
    self.text = text
    self.font = font
    self.color = color
    self.tracking = tracking
  }
}
