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

  /// How far it goes to the right where y grows by 1, in 1/2^24 of the units of x.
  var slope: Int64 { (Int64(x1 &- x0) << 24) / Int64(y1 &- y0) }

  /// Where the segment is at a y between its ends, rounded to nearest.
  func x(at y: Int32) -> Int32 {
    y == y0 ? x0 : y == y1 ? x1 : x(at: y, slope: slope)
  }

  /// The same with a slope that is known already.
  @inline(__always)
  func x(at y: Int32, slope: Int64) -> Int32 {
    if y == y0 { return x0 }
    if y == y1 { return x1 }
    return x0 &+ Int32(truncatingIfNeeded: (Int64(y &- y0) &* slope &+ (1 << 23)) >> 24)
  }
}
