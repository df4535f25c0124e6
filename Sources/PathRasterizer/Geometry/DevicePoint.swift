package import PlaneGeometry

/// A place on the pixel grid in 1/256 pixel; y grows down.
///
/// Coordinates stay within `DevicePoint.limit` of the origin, so that arithmetic on them cannot overflow.
package struct DevicePoint: Hashable, Sendable {
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
