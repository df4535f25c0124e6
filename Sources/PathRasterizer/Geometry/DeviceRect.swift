package import PixelImages
package import PlaneGeometry

/// A rectangle on the pixel grid with its edges in 1/256 pixel.
package struct DeviceRect: Hashable, Sendable {
  /// The top left corner.
  package let origin: DevicePoint
  /// The bottom right corner; never above or left of `origin`.
  package let end: DevicePoint

  /// Creates the rectangle between two corners.
  package init(_ corner: DevicePoint, _ opposite: DevicePoint) {
    origin = DevicePoint(x: min(corner.x, opposite.x), y: min(corner.y, opposite.y))
    end = DevicePoint(x: max(corner.x, opposite.x), y: max(corner.y, opposite.y))
  }

  /// Creates a rectangle from one in pixels, rounded to 1/256 pixel; nil where a side is not a number.
  package init?(_ rect: Rect) {
    guard let corner = DevicePoint(Point(x: rect.minX, y: rect.minY)),
      let opposite = DevicePoint(Point(x: rect.maxX, y: rect.maxY))
    else { return nil }
    self.init(corner, opposite)
  }

  /// Creates a rectangle of whole pixels.
  package init(_ rect: PixelRect) {
    self.init(
      DevicePoint(clampingX: Int64(clamping: rect.minX) &* 256, y: Int64(clamping: rect.minY) &* 256),
      DevicePoint(clampingX: Int64(clamping: rect.maxX) &* 256, y: Int64(clamping: rect.maxY) &* 256))
  }

  /// Whether the rectangle covers no area.
  package var isEmpty: Bool { origin.x >= end.x || origin.y >= end.y }

  /// The extents in 1/256 pixel.
  var width: Int32 { end.x - origin.x }
  var height: Int32 { end.y - origin.y }

  /// The smallest rectangle of whole pixels around this one.
  package var pixelBounds: PixelRect {
    PixelRect(
      minX: Int(origin.x >> 8), minY: Int(origin.y >> 8), maxX: Int((end.x + 255) >> 8), maxY: Int((end.y + 255) >> 8))
  }

  /// The same rectangle in whole pixels, or nil where an edge lies between two pixels.
  var wholePixels: PixelRect? {
    guard (origin.x | origin.y | end.x | end.y) & 255 == 0 else { return nil }
    return pixelBounds
  }
}

extension PixelRect {
  /// Every pixel that a `DevicePoint` can lie in.
  static let reachable: PixelRect = {
    let limit = Int(DevicePoint.limit >> 8)
    return PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
  }()
}

/// A place on the pixel grid in 1/256 pixel; y grows down.
///
/// Coordinates stay within `DevicePoint.limit` of the origin, so that arithmetic on them cannot overflow.
package struct DevicePoint: Hashable, Sendable, BitwiseCopyable {
  /// The distances from the top left corner in 1/256 pixel.
  package let x, y: Int32

  /// The largest coordinate: 2^21 pixels; a point further away moves to the limit.
  package static let limit: Int32 = 1 << 29

  /// The number of units in a pixel.
  package static let unitsPerPixel: Int32 = 256

  /// Creates a point from coordinates in 1/256 pixel.
  package init(x: Int32, y: Int32) {
    self.x = max(-DevicePoint.limit, min(DevicePoint.limit, x))
    self.y = max(-DevicePoint.limit, min(DevicePoint.limit, y))
  }

  /// Creates a point from coordinates in pixels, rounded to nearest, or nil where one is not a number.
  package init?(_ point: Point) {
    guard let x = DevicePoint.units(point.x), let y = DevicePoint.units(point.y) else { return nil }
    self.init(x: x, y: y)
  }

  /// A length in pixels as 1/256 pixel: rounded to nearest, kept within the limit, nil for not-a-number.
  package static func units(_ pixels: Double) -> Int32? {
    guard !pixels.isNaN else { return nil }
    let limit = Double(DevicePoint.limit)
    return Int32(max(-limit, min(limit, (pixels * Double(unitsPerPixel)).rounded())))
  }

  init(clampingX x: Int64, y: Int64) {
    let limit = Int64(DevicePoint.limit)
    self.x = Int32(truncatingIfNeeded: max(-limit, min(limit, x)))
    self.y = Int32(truncatingIfNeeded: max(-limit, min(limit, y)))
  }
}
