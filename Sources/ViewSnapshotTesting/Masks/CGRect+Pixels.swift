import Foundation
import PixelImages

extension CGRect {
  /// The whole pixels that a rectangle in points touches; none where it has no extent.
  func pixels(scale: CGFloat) -> PixelRect {
    let (x, width) = CGRect.pixels(origin.x, size.width, scale)
    let (y, height) = CGRect.pixels(origin.y, size.height, scale)
    return PixelRect(x: x, y: y, width: width, height: height)
  }

  private static func pixels(_ start: CGFloat, _ length: CGFloat, _ scale: CGFloat) -> (start: Int, length: Int) {
    // Sums of doubles: an edge that should lie between two pixels may miss that by a rounding error.
    let error: CGFloat = 1e-6
    // Far more than any picture has, and far less than overflows.
    func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e12), 1e12)) }
    guard length > 0, !start.isNaN else { return (whole((start * scale).rounded(.down)), 0) }
    let first = whole((start * scale + error).rounded(.down))
    return (first, max(1, whole(((start + length) * scale - error).rounded(.up)) - first))
  }
}
