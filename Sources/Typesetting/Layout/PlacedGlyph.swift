/// A glyph at its place in a line.
public struct PlacedGlyph: Hashable, Sendable {
  /// The index of the glyph in its face.
  public var glyph: UInt32
  /// The distance of the glyph's origin from the left edge of the text, in points.
  public var x: Double
  /// The distance of the glyph's origin below the baseline, in points.
  public var y: Double

  /// Creates a glyph at a place.
  public init(glyph: UInt32, x: Double, y: Double) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}
