#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A picture that is looked at row by row: one in memory, or one whose rows are made when they are asked for.
package protocol PictureRows {
  /// The extents in pixels.
  var size: PixelSize { get }

  /// Whether a row is as the one above it; the first one is not.
  func isAsAbove(_ y: Int) -> Bool

  /// Whether no pixel of some rows is translucent.
  func isOpaque(in rows: Range<Int>) -> Bool

  /// Calls a closure with the pixels of some rows, which must lie in the picture, from top to bottom without gaps.
  func withRows<R, E: Error>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<PremultipliedColor>) throws(E) -> R
  ) throws(E) -> R
}

extension Bitmap: PictureRows {
  package func isAsAbove(_ y: Int) -> Bool {
    precondition(y >= 0 && y < height, "The row lies outside of the picture")
    guard y > 0 else { return false }
    return withRows(y - 1..<y + 1) { pixels in
      guard let start = pixels.baseAddress else { return true }
      return memcmp(start, start + width, width * MemoryLayout<PremultipliedColor>.stride) == 0
    }
  }

  package func isOpaque(in rows: Range<Int>) -> Bool { withRows(rows, \.isOpaque) }

  package func withRows<R, E: Error>(
    _ rows: Range<Int>, _ body: (UnsafeBufferPointer<PremultipliedColor>) throws(E) -> R
  ) throws(E) -> R {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "The rows lie outside of the picture")
    return try withUnsafePixels { (pixels) throws(E) in
      try body(UnsafeBufferPointer(rebasing: pixels[rows.lowerBound * width..<rows.upperBound * width]))
    }
  }
}
