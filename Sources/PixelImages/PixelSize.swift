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

  /// Whether a bitmap may be as large.
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
