import PixelImages

/// Where each row of a picture starts, from top to bottom.
///
/// Only valid while the table and the pixels are borrowed.
struct PixelRows {
  typealias Row = UnsafePointer<PremultipliedColor>

  private let starts: UnsafeBufferPointer<Row>

  init(_ starts: UnsafeBufferPointer<Row>) {
    self.starts = starts
  }

  /// The pixels of a row, from left to right.
  @inline(__always)
  subscript(y: Int) -> Row { starts[y] }
}
