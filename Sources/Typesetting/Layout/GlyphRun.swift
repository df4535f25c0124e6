public import PixelImages

/// Neighbouring glyphs of one face, size and colour.
public struct GlyphRun: Hashable, Sendable {
  /// The face that draws the glyphs.
  public var face: FontFace
  /// The em size in points; that of emoji is a little larger than the one of the text around them.
  public var size: Double
  /// The colour of outlines; colour glyphs keep their own.
  public var color: RGBAColor
  /// The glyphs from left to right.
  public var glyphs: [PlacedGlyph]

  /// Creates a run of glyphs.
  public init(face: FontFace, size: Double, color: RGBAColor, glyphs: [PlacedGlyph]) {
    self.face = face
    self.size = size
    self.color = color
    self.glyphs = glyphs
  }
}
