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

extension UnsafePointer<PremultipliedColor> {
  /// The bytes of a pixel, or of several from there to the right, as one value.
  @inline(__always)
  func bits<Bits: BitwiseCopyable>(_ offset: Int, as type: Bits.Type) -> Bits {
    UnsafeRawPointer(self + offset).loadUnaligned(as: Bits.self)
  }
}

extension PixelRows {
  /// The number of the 3 x 3 pixels around a pixel that equal it, with itself.
  ///
  /// Only for pixels that are ``PixelPair/isInside(x:y:)``.
  @inline(__always)
  func equalCount(aroundX x: Int, y: Int) -> Int {
    let center = SIMD4(repeating: self[y].bits(x, as: UInt32.self))
    // -1 where a pixel equals the one in the middle.
    @inline(__always) func equal(inRow y: Int) -> SIMD4<Int32> {
      unsafeBitCast(self[y].bits(x &- 1, as: SIMD4<UInt32>.self) .== center, to: SIMD4<Int32>.self)
    }
    let columns = equal(inRow: y &- 1) &+ equal(inRow: y) &+ equal(inRow: y &+ 1)
    return Int(0 &- columns[0] &- columns[1] &- columns[2])
  }
}

extension PixelPair {
  /// Whether both pictures have the eight pixels around a pixel, and one more to the right of them.
  @inline(__always)
  func isInside(x: Int, y: Int) -> Bool {
    x > 0 && y > 0 && x < size.width &- 2 && y < size.height &- 1
  }
}
