package import PixelImages
package import PlaneGeometry

/// What a shape is painted with; points and radii are in the drawing's coordinates.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(RGBAColor)
  /// Colours that change along a line; before its start and after its end they stay.
  case linearGradient(Gradient, start: Point, end: Point)
  /// Colours that change with the distance from a centre; inside and outside of the radii they stay.
  case radialGradient(Gradient, center: Point, startRadius: Double, endRadius: Double)
}
