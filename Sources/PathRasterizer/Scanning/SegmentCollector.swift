/// Cuts chains into the segments of one row, limited to the scanned box.
///
/// What lies left or right of the box moves onto its edge: everything to the left still counts for the winding inside,
/// so nothing may be dropped.
///
/// A class because it owns plain memory, which costs half as much here as an array.
final class SegmentCollector {
  private let left, width: Int32
  private var top: Int32 = 0
  private var memory: UnsafeMutablePointer<RowSegment>
  private var capacity = 64
  private var count = 0

  init(left: Int32, width: Int32) {
    self.left = left
    self.width = width
    memory = .allocate(capacity: capacity)
  }

  deinit {
    memory.deallocate()
  }

  /// The segments of the row so far; valid until the next chain is collected.
  var segments: UnsafeBufferPointer<RowSegment> { UnsafeBufferPointer(start: memory, count: count) }

  /// Starts a row, given its top in device units.
  func begin(top: Int32) {
    self.top = top
    count = 0
  }

  /// Moves a chain through the row, collects its segments, and notes in it what it does there.
  func collect(_ chain: inout ActiveChain, points: UnsafeBufferPointer<DevicePoint>) {
    let bottom = top &+ 256
    var (x, y) = (chain.x, chain.y)
    var (low, high) = (x, x)
    chain.firstSegment = Int32(truncatingIfNeeded: count)
    chain.top = y &- top
    while y < bottom, chain.next <= chain.last {
      let target = points[Int(chain.next)]
      let isReached = target.y <= bottom
      let endX = isReached ? target.x : SegmentCollector.x(of: chain, at: bottom)
      let endY = isReached ? target.y : bottom
      low = min(low, endX)
      high = max(high, endX)
      // A horizontal edge covers nothing, but its columns count.
      if y < endY { append(x0: x, y0: y, x1: endX, y1: endY, direction: chain.direction) }
      (x, y) = (endX, endY)
      (chain.x, chain.y) = (x, y)
      guard isReached else { break }
      chain.next &+= 1
      if chain.next <= chain.last { SegmentCollector.startEdge(&chain, to: points[Int(chain.next)]) }
    }
    chain.endSegment = Int32(truncatingIfNeeded: count)
    chain.bottom = y &- top
    chain.minX = max(0, min(width, low &- left))
    chain.maxX = max(0, min(width, high &- left))
  }

  /// Notes that a chain is at the start of a new edge.
  @inline(__always)
  static func startEdge(_ chain: inout ActiveChain, to target: DevicePoint) {
    (chain.edgeX, chain.edgeY) = (chain.x, chain.y)
    let height = Int64(target.y &- chain.y)
    chain.slope = height == 0 ? 0 : (Int64(target.x &- chain.x) << 32) / height
  }

  /// Where the current edge of a chain is at a y, rounded to nearest.
  @inline(__always)
  static func x(of chain: ActiveChain, at y: Int32) -> Int32 {
    let rise = Int64(y &- chain.edgeY) &* chain.slope
    return chain.edgeX &+ Int32(truncatingIfNeeded: (rise &+ (Int64(1) << 31)) >> 32)
  }

  @inline(__always)
  private func add(_ segment: RowSegment) {
    if count == capacity { grow() }
    (memory + count).initialize(to: segment)
    count &+= 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<RowSegment>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }

  /// Appends a segment given in device units.
  @inline(__always)
  private func append(x0: Int32, y0: Int32, x1: Int32, y1: Int32, direction: Int32) {
    let segment = RowSegment(
      x0: x0 &- left, y0: y0 &- top, x1: x1 &- left, y1: y1 &- top, direction: direction)
    if min(segment.x0, segment.x1) >= 0, max(segment.x0, segment.x1) <= width {
      add(segment)
    } else {
      appendClipped(segment)
    }
  }

  /// Cuts a segment where it crosses the edges of the box, and moves what is outside onto them.
  private func appendClipped(_ segment: RowSegment) {
    var y0 = segment.y0
    for edge in segment.x0 < segment.x1 ? [0, width] : [width, 0] {
      guard (segment.x0 < edge) != (segment.x1 < edge) else { continue }
      let share = Int64(edge &- segment.x0) &* Int64(segment.y1 &- segment.y0)
      let crossing = segment.y0 &+ Int32(truncatingIfNeeded: share / Int64(segment.x1 &- segment.x0))
      appendPart(of: segment, from: y0, to: crossing)
      y0 = max(y0, crossing)
    }
    appendPart(of: segment, from: y0, to: segment.y1)
  }

  private func appendPart(of segment: RowSegment, from y0: Int32, to y1: Int32) {
    guard y0 < y1 else { return }
    let x0 = max(0, min(width, segment.x(at: y0)))
    let x1 = max(0, min(width, segment.x(at: y1)))
    add(RowSegment(x0: x0, y0: y0, x1: x1, y1: y1, direction: segment.direction))
  }
}
