/// A rectangle of whole pixels, from the top left corner.
public struct PixelRect: Hashable, Sendable {
  /// The left and top edges.
  public var x, y: Int
  /// The extents, 0 or more.
  public var width, height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The column behind the last, and the row below the last.
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle with a margin on all sides, cut at the edges of a picture.
  func expanded(by margin: Int, in size: PixelSize) -> PixelRect {
    let (left, top) = (max(0, x - margin), max(0, y - margin))
    return PixelRect(
      x: left, y: top, width: min(size.width, maxX + margin) - left, height: min(size.height, maxY + margin) - top)
  }
}

extension PixelRect: CustomStringConvertible {
  /// The rectangle as `30 x 12 at (100, 250)`.
  public var description: String { "\(width) x \(height) at (\(x), \(y))" }
}
