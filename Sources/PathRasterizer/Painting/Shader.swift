/// Where the colours of painted pixels come from.
///
/// A shader is made for one painting operation and asked for rows from top to bottom.
protocol Shader {
  /// Whether all colours are opaque, so that wholly covered pixels need not be blended.
  var isOpaque: Bool { get }

  /// Writes the premultiplied colours of `count` pixels from (x, y) on.
  mutating func shade(x: Int, y: Int, count: Int, into row: PixelRow)
}
