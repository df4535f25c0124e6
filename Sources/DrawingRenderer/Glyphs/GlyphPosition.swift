import PathRasterizer
import PixelImages
import PlaneGeometry

/// Where a glyph stands: a pixel and a quarter of a pixel to the right of it.
struct GlyphPosition {
  let x, y: Int
  let quarter: UInt8

  /// The position nearest to a place in pixels; nil where that is too far away to be drawn.
  init?(_ place: Point) {
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
    let quarters = Int((place.x * 4 + 0.5).rounded(.down))
    x = quarters >> 2
    y = Int((place.y + 0.5).rounded(.down))
    quarter = UInt8(quarters & 3)
  }

  /// Where a picture goes: on whole pixels, so that an emoji looks the same in every place.
  func wholePixels(of box: PixelRect) -> DeviceRect {
    DeviceRect(box.offsetBy(x: x + (quarter >= 2 ? 1 : 0), y: y))
  }

  /// The position in 1/256 pixel.
  var origin: DevicePoint { DevicePoint(x: Int32(x) * 256 + Int32(quarter) * 64, y: Int32(y) * 256) }
}
