public import PixelImages

/// What covered pixels are painted with; places are on the pixel grid.
public enum Pattern: Hashable, Sendable {
  /// One colour.
  case color(RGBAColor)
  /// Colours that change along the line from `start` to `end`; before and behind it the outer colours go on.
  ///
  /// Where both points are the same, everything gets the last colour.
  case linearGradient(Gradient, start: DevicePoint, end: DevicePoint)
  /// Colours that change with the distance from a centre; inside and outside of the radii the outer colours go on.
  ///
  /// Radii are in 1/256 pixel. Where both are the same, the colour jumps there.
  case radialGradient(Gradient, center: DevicePoint, startRadius: Int32, endRadius: Int32)
}
