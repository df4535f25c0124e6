/// A piece of an edge inside one row of pixels.
///
/// x is measured in 1/256 pixel from the left edge of the scanned box and lies within it; y from the top of the row,
/// 0 to 256.
struct RowSegment: BitwiseCopyable {
  var x0, y0: Int32
  /// The lower end: `y1` is larger than `y0`.
  var x1, y1: Int32
  /// 1 if the contour runs downwards here, -1 if it runs upwards; more where several segments lie on each other.
  var direction: Int32

  /// The y of a row's bottom.
  static var rowHeight: Int32 { 256 }

  /// How far it goes to the right where y grows by 1, in 1/2^24 of the units of x.
  @inline(__always)
  var slope: Int64 {
    let (run, height) = (Int64(x1 &- x0), y1 &- y0)
    // Most segments go through the whole row.
    return height == RowSegment.rowHeight ? run << 16 : (run << 24) / Int64(height)
  }

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

  /// Appends the segment to a list, with what is left or right of some limits moved onto them.
  ///
  /// What is left of them still counts for the winding between them, so nothing may be dropped.
  @inline(__always)
  func append(to list: inout UncheckedList<RowSegment>, left: Int32, right: Int32) {
    if min(x0, x1) >= left, max(x0, x1) <= right {
      list.append(self)
    } else {
      appendParts(to: &list, left: left, right: right)
    }
  }

  /// Cuts the segment where it crosses the limits.
  private func appendParts(to list: inout UncheckedList<RowSegment>, left: Int32, right: Int32) {
    let (first, second) = x0 < x1 ? (left, right) : (right, left)
    let firstCut = max(y0, crossing(first) ?? y0)
    let secondCut = max(firstCut, crossing(second) ?? firstCut)
    for (top, bottom) in [(y0, firstCut), (firstCut, secondCut), (secondCut, y1)] where top < bottom {
      list.append(
        RowSegment(
          x0: max(left, min(right, x(at: top))), y0: top, x1: max(left, min(right, x(at: bottom))), y1: bottom,
          direction: direction))
    }
  }

  /// The y at which the segment crosses a vertical line; nil where it does not.
  private func crossing(_ x: Int32) -> Int32? {
    guard (x0 < x) != (x1 < x) else { return nil }
    let share = Int64(x &- x0) &* Int64(y1 &- y0)
    return y0 &+ Int32(truncatingIfNeeded: share / Int64(x1 &- x0))
  }
}
