import PixelImages

extension PixelRect {
  /// Every pixel that a `DevicePoint` can lie in.
  static let reachable: PixelRect = {
    let limit = Int(DevicePoint.limit >> 8)
    return PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
  }()
}
