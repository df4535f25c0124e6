/// A chain that reaches into the current row, and what it does there.
struct ActiveChain {
  /// The indices of the point that the chain runs to next, and of its last point.
  var next, last: Int32
  let direction: Int32
  /// Where the chain is: a point on it, in device units.
  var x, y: Int32
  /// The start of the edge to `next`, and its dx/dy in 1/2^32.
  var edgeX, edgeY: Int32
  var slope: Int64 = 0

  // What the chain does in the current row, in units of `RowSegment`.
  var minX: Int32 = 0
  var maxX: Int32 = 0
  var top: Int32 = 0
  var bottom: Int32 = 0
  /// The indices of its segments.
  var firstSegment: Int32 = 0
  var endSegment: Int32 = 0

  init(_ chain: MonotoneChain, start: DevicePoint) {
    last = Int32(chain.last)
    direction = chain.direction
    next = Int32(chain.first) + 1
    (x, y) = (start.x, start.y)
    (edgeX, edgeY) = (start.x, start.y)
  }
}
