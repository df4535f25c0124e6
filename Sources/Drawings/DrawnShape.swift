package import PlaneGeometry

/// A filled or stroked path.
package struct DrawnShape: Hashable, Sendable {
  /// What is done with the path.
  package enum Style: Hashable, Sendable {
    /// Its inside is painted.
    case fill(FillRule)
    /// A line along it is painted.
    case stroke(StrokeStyle)
  }

  /// The kind of the shape, for people: `Capsule`, `Rectangle`.
  package var name: String
  /// The frame that the path was made for, in points.
  package var frame: Rect
  /// The contours in the drawing's coordinates; they move and stretch with the frame when it is rounded to pixels.
  package var path: Path
  /// What is done with the path.
  package var style: Style
  /// What it is painted with.
  package var paint: Paint

  /// Creates a shape from its parts.
  package init(name: String, frame: Rect, path: Path, style: Style, paint: Paint) {
    self.name = name
    self.frame = frame
    self.path = path
    self.style = style
    self.paint = paint
  }
}
