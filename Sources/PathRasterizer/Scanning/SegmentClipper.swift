/// Limits the segments of a row to the scanned box: what lies outside moves onto its left or right edge.
///
/// Everything left of the box still counts for the winding inside, so nothing may be dropped.
struct SegmentClipper {
  let left, width, top, direction: Int32
  /// The columns that the segments so far touch, in units of `RowSegment`.
  private(set) var minX, maxX: Int32

  init(left: Int32, width: Int32, top: Int32, direction: Int32, startX: Int32) {
    self.left = left
    self.width = width
    self.top = top
    self.direction = direction
    minX = max(0, min(width, startX &- left))
    maxX = minX
  }

  /// Appends a segment given in device units; a horizontal one is only noted.
  @inline(__always)
  mutating func append(x0: Int32, y0: Int32, x1: Int32, y1: Int32, to segments: inout [RowSegment]) {
    let (from, to) = (x0 &- left, x1 &- left)
    let (low, high) = from < to ? (from, to) : (to, from)
    minX = min(minX, max(0, min(width, low)))
    maxX = max(maxX, max(0, min(width, high)))
    guard y0 < y1 else { return }
    let segment = RowSegment(x0: from, y0: y0 &- top, x1: to, y1: y1 &- top, direction: direction)
    if low >= 0, high <= width {
      segments.append(segment)
    } else {
      appendClipped(segment, to: &segments)
    }
  }

  private func appendClipped(_ segment: RowSegment, to segments: inout [RowSegment]) {
    // Cut where the segment crosses the edges of the box, from top to bottom.
    var cuts = [segment.y0]
    let isRightwards = segment.x0 < segment.x1
    for edge in isRightwards ? [0, width] : [width, 0] {
      guard (segment.x0 < edge) != (segment.x1 < edge), segment.x0 != edge else { continue }
      let share = Int64(edge &- segment.x0) &* Int64(segment.y1 &- segment.y0)
      let y = segment.y0 &+ Int32(truncatingIfNeeded: share / Int64(segment.x1 &- segment.x0))
      cuts.append(max(cuts.last ?? y, min(y, segment.y1)))
    }
    cuts.append(segment.y1)
    for (y0, y1) in zip(cuts, cuts.dropFirst()) where y0 < y1 {
      let x0 = max(0, min(width, segment.x(at: y0)))
      let x1 = max(0, min(width, segment.x(at: y1)))
      segments.append(RowSegment(x0: x0, y0: y0, x1: x1, y1: y1, direction: segment.direction))
    }
  }
}
