public import PlaneGeometry

/// A filled or stroked path.
public struct DrawnShape: Hashable, Sendable {
  /// What is done with the path.
  public enum Style: Hashable, Sendable {
    /// Its inside is painted.
    case fill(FillRule)
    /// A line along it is painted.
    case stroke(StrokeStyle)
  }

  /// The kind of the shape, for people: `Capsule`, `Rectangle`.
  public var name: String
  /// The frame that the path was made for, in points.
  public var frame: Rect
  /// The contours in the drawing's coordinates; they move and stretch with the frame when it is rounded to pixels.
  public var path: Path
  /// What is done with the path.
  public var style: Style
  /// What it is painted with.
  public var paint: Paint

  /// Creates a shape from its parts.
  public init(name: String, frame: Rect, path: Path, style: Style, paint: Paint) {
    self.name = name
    self.frame = frame
    self.path = path
    self.style = style
    self.paint = paint
  }
}
