package import PixelImages

/// What covered pixels are painted with; places are on the pixel grid.
package enum Pattern: Hashable, Sendable {
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

/// Where the colours of painted pixels come from.
///
/// A shader is made for one painting operation and asked for rows from top to bottom.
protocol Shader {
  /// Whether all colours are opaque, so that wholly covered pixels need not be blended.
  var isOpaque: Bool { get }

  /// Writes the premultiplied colours of `count` pixels from (x, y) on.
  mutating func shade(x: Int, y: Int, count: Int, into row: PixelRow)
}
