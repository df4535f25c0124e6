/// A chain that reaches into the current row.
struct ActiveChain: BitwiseCopyable {
  /// The indices of the point that the chain runs to next, and of its last point.
  private var next, last: Int32
  let direction: Int32
  /// Where the chain is: a point on it, in device units.
  private var x, y: Int32
  /// The start of the edge to `next`, the y where it ends, and its dx/dy in 1/2^32.
  private var edgeX, edgeY, edgeBottom: Int32
  private var slope: Int64 = 0

  /// Whether nothing of the chain is left below the current row.
  var isFinished: Bool { next > last }

  /// A chain at the top of a row, moved down there where it begins above.
  init(_ chain: MonotoneChain, top: Int32, points: UnsafeBufferPointer<DevicePoint>) {
    last = Int32(chain.last)
    direction = chain.direction
    next = Int32(chain.first) + 1
    while next < last, points[Int(next)].y <= top { next += 1 }
    let start = points[Int(next) - 1]
    (x, y, edgeX, edgeY, edgeBottom) = (start.x, start.y, start.x, start.y, start.y)
    startEdge(to: points[Int(next)])
    if y < top { (x, y) = (x(at: top), top) }
  }

  /// Moves the chain through a row, collects its segments in a list, and returns what it does there.
  /// - Parameters:
  ///   - top: the top of the row in device units.
  ///   - left: the left edge of the scanned box.
  ///   - width: the width of the box; what is outside of it moves onto its edges.
  @inline(__always)
  mutating func walk(
    row top: Int32, left: Int32, width: Int32, points: UnsafeBufferPointer<DevicePoint>,
    into segments: inout UncheckedList<RowSegment>
  ) -> RowChain {
    let bottom = top &+ RowSegment.rowHeight
    if y == top, edgeBottom > bottom {
      return walkAlongEdge(to: bottom, left: left, width: width, into: &segments)
    }
    return walkAroundCorners(row: top, left: left, width: width, points: points, into: &segments)
  }

  /// Goes on to the bottom of a row without a corner in it.
  @inline(__always)
  private mutating func walkAlongEdge(
    to bottom: Int32, left: Int32, width: Int32, into segments: inout UncheckedList<RowSegment>
  ) -> RowChain {
    let startX = x &- left
    (x, y) = (x(at: bottom), bottom)
    let endX = x &- left
    let index = Int32(truncatingIfNeeded: segments.count)
    let segment = RowSegment(x0: startX, y0: 0, x1: endX, y1: RowSegment.rowHeight, direction: direction)
    segment.append(to: &segments, left: 0, right: width)
    return RowChain(
      direction: direction, minX: max(0, min(width, min(startX, endX))), maxX: max(0, min(width, max(startX, endX))),
      top: 0, bottom: RowSegment.rowHeight, firstSegment: index,
      endSegment: Int32(truncatingIfNeeded: segments.count))
  }

  /// The least and the greatest x from where the chain is down to a y, or further, and whether the chain reaches that y.
  func range(to bottom: Int32, points: UnsafeBufferPointer<DevicePoint>) -> (low: Int32, high: Int32, isWhole: Bool) {
    if edgeBottom >= bottom {
      let end = x(at: bottom)
      return (min(x, end), max(x, end), true)
    }
    var (low, high, index) = (x, x, next)
    while index <= last {
      let point = points[Int(index)]
      (low, high) = (min(low, point.x), max(high, point.x))
      if point.y >= bottom { return (low, high, true) }
      index &+= 1
    }
    return (low, high, false)
  }

  /// Moves the chain down to a y, as going through all rows above it would.
  mutating func skip(to y: Int32, points: UnsafeBufferPointer<DevicePoint>) {
    while !isFinished, edgeBottom <= y {
      (x, self.y) = (points[Int(next)].x, points[Int(next)].y)
      next &+= 1
      if !isFinished { startEdge(to: points[Int(next)]) }
    }
    if !isFinished, self.y < y { (x, self.y) = (x(at: y), y) }
  }

  @inline(never)
  private mutating func walkAroundCorners(
    row top: Int32, left: Int32, width: Int32, points: UnsafeBufferPointer<DevicePoint>,
    into segments: inout UncheckedList<RowSegment>
  ) -> RowChain {
    let bottom = top &+ RowSegment.rowHeight
    var (low, high) = (x, x)
    let (firstSegment, firstY) = (segments.count, y)
    while y < bottom, !isFinished {
      let target = points[Int(next)]
      let isReached = target.y <= bottom
      let (endX, endY) = isReached ? (target.x, target.y) : (x(at: bottom), bottom)
      low = min(low, endX)
      high = max(high, endX)
      // A horizontal edge covers nothing, but its columns count.
      if y < endY {
        let segment = RowSegment(
          x0: x &- left, y0: y &- top, x1: endX &- left, y1: endY &- top, direction: direction)
        segment.append(to: &segments, left: 0, right: width)
      }
      (x, y) = (endX, endY)
      guard isReached else { break }
      next &+= 1
      if !isFinished { startEdge(to: points[Int(next)]) }
    }
    return RowChain(
      direction: direction, minX: max(0, min(width, low &- left)), maxX: max(0, min(width, high &- left)),
      top: firstY &- top, bottom: y &- top, firstSegment: Int32(truncatingIfNeeded: firstSegment),
      endSegment: Int32(truncatingIfNeeded: segments.count))
  }

  /// Notes that the chain is at the start of a new edge.
  @inline(__always)
  private mutating func startEdge(to target: DevicePoint) {
    (edgeX, edgeY, edgeBottom) = (x, y, target.y)
    let height = Int64(target.y &- y)
    slope = height == 0 ? 0 : (Int64(target.x &- x) << 32) / height
  }

  /// Where the current edge is at a y, rounded to nearest.
  @inline(__always)
  private func x(at y: Int32) -> Int32 {
    let rise = Int64(y &- edgeY) &* slope
    return edgeX &+ Int32(truncatingIfNeeded: (rise &+ (Int64(1) << 31)) >> 32)
  }
}

/// What a chain does in one row, in the units of `RowSegment`.
struct RowChain: BitwiseCopyable {
  /// 1 if the contour runs downwards here, -1 if it runs upwards; more where several chains lie on each other.
  let direction: Int32
  /// The range of its x, and that of its y.
  var minX, maxX, top, bottom: Int32
  /// The indices of its first segment and of the one after its last.
  var firstSegment, endSegment: Int32

  /// Whether the chain goes through the row from its top to its bottom.
  var isWhole: Bool { top == 0 && bottom == RowSegment.rowHeight }

  /// The columns of pixels that the chain runs through; none where it runs along the edge of one.
  var columns: Range<Int> {
    let first = Int(minX >> 8)
    return Range(uncheckedBounds: (first, max(first, Int((maxX &+ 255) >> 8))))
  }

  /// Whether the chain comes before another one from left to right.
  @inline(__always)
  func precedes(_ other: RowChain) -> Bool {
    minX < other.minX || (minX == other.minX && maxX < other.maxX)
  }
}
