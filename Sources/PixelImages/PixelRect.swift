/// A rectangle of whole pixels; the pixels at `maxX` and `maxY` do not belong to it.
public struct PixelRect: Hashable, Sendable {
  /// The first column and row.
  public var minX, minY: Int
  /// The column and row after the last.
  public var maxX, maxY: Int

  /// Creates a rectangle from its edges; it is empty where an edge is not before the opposite one.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle from its top left corner and its extents; an edge stops at the largest number.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x.addingClamped(width), maxY: y.addingClamped(height))
  }

  /// Creates the rectangle of all pixels of a picture.
  package init(_ size: PixelSize) {
    self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
  }

  /// The rectangle without pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Whether there are no pixels inside.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// The number of columns.
  public var width: Int { max(0, maxX.subtractingClamped(minX)) }
  /// The number of rows.
  public var height: Int { max(0, maxY.subtractingClamped(minY)) }

  /// The pixels that belong to both; `empty` where there are none.
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
  package func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The rectangle with every edge moved outwards.
  package func expanded(by distance: Int) -> PixelRect {
    PixelRect(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }
}

extension PixelRect: CustomStringConvertible {
  /// The rectangle as `30 x 12 at (100, 250)`.
  public var description: String { "\(width) x \(height) at (\(minX), \(minY))" }
}

/// The extents of a picture in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The extents, 0 or more.
  public let width, height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  public var pixelCount: Int { width * height }

  /// Whether a bitmap of this size can be made.
  package var fitsBitmap: Bool {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return !overflows && count <= Bitmap.maximumPixelCount
  }

  /// The largest picture that lies in both, aligned at the top left corner.
  package func intersection(_ other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }

  /// The smallest picture that holds both.
  package func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }
}

extension PixelSize: CustomStringConvertible {
  /// The size as `1170 x 2532`.
  public var description: String { "\(width) x \(height)" }
}
