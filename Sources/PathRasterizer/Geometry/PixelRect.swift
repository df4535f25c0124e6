/// A rectangle of whole pixels; the pixels at `maxX` and `maxY` do not belong to it.
public struct PixelRect: Hashable, Sendable {
  /// The first column and row.
  public var minX, minY: Int
  /// The column and row after the last.
  public var maxX, maxY: Int

  /// Creates a rectangle from its edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The rectangle without pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Every pixel that a `DevicePoint` can lie in.
  static let reachable: PixelRect = {
    let limit = Int(DevicePoint.limit >> 8)
    return PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
  }()

  /// Whether there are no pixels inside.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// The number of columns.
  public var width: Int { isEmpty ? 0 : maxX - minX }
  /// The number of rows.
  public var height: Int { isEmpty ? 0 : maxY - minY }

  /// The pixels that belong to both.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle around both.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The rectangle moved by whole pixels.
  public func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The rectangle with every edge moved outwards.
  func expanded(by distance: Int) -> PixelRect {
    PixelRect(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }
}
