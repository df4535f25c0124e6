/// The contours of a glyph in font units, unscaled and unhinted; fill them by the non-zero rule.
public struct GlyphOutline: Hashable, Sendable {
  /// A step along a contour.
  public enum Element: Hashable, Sendable {
    /// A contour starts.
    case move(to: GlyphPoint)
    /// A straight line.
    case line(to: GlyphPoint)
    /// A curve with one control point.
    case quad(to: GlyphPoint, control: GlyphPoint)
    /// A curve with two control points.
    case cubic(to: GlyphPoint, control1: GlyphPoint, control2: GlyphPoint)
    /// The contour goes back to its start and ends.
    case close
  }

  /// The contours; every contour starts with a move and ends with a close.
  public let elements: [Element]
  /// Whether the font says that contours overlap, so that coverage must not be summed over them.
  public let mayOverlap: Bool

  /// Creates an outline from its contours.
  public init(elements: [Element], mayOverlap: Bool) {
    self.elements = elements
    self.mayOverlap = mayOverlap
  }
}
