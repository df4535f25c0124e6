/// A place in a glyph, in font units from its origin; x grows to the right, y grows *up*.
public struct GlyphPoint: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Int32
  /// The distance above the baseline.
  public var y: Int32

  /// Creates a point from its coordinates.
  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}
