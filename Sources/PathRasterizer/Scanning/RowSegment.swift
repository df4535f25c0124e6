/// A piece of an edge inside one row of pixels.
///
/// x is measured in 1/256 pixel from the left edge of the scanned box and lies within it; y from the top of the row,
/// 0 to 256.
struct RowSegment {
  var x0, y0: Int32
  /// The lower end: `y1` is larger than `y0`.
  var x1, y1: Int32
  /// 1 if the contour runs downwards here, -1 if it runs upwards.
  var direction: Int32

  /// Where the segment is at a y between its ends, rounded to nearest.
  func x(at y: Int32) -> Int32 {
    if y == y0 { return x0 }
    if y == y1 { return x1 }
    let height = Int64(y1 &- y0)
    let slope = (Int64(x1 &- x0) << 24) / height
    return x0 &+ Int32(truncatingIfNeeded: (Int64(y &- y0) &* slope &+ (1 << 23)) >> 24)
  }
}
