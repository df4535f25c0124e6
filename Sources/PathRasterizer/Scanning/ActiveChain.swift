/// A chain that reaches into the current row, and what it does there.
struct ActiveChain {
  let last: Int
  let direction: Int32
  /// The index of the point that the chain runs to next.
  var next: Int
  /// Where the chain is: a point on it, in device units.
  var x, y: Int32
  /// The edge from the point before `next`: its start, and dx/dy in 1/2^32.
  var edgeX: Int32
  var edgeY: Int32
  var slope: Int64 = 0

  // What the chain does in the current row, in units of `RowSegment`.
  var minX: Int32 = 0
  var maxX: Int32 = 0
  var top: Int32 = 0
  var bottom: Int32 = 0
  /// The indices of its segments.
  var firstSegment = 0
  var endSegment = 0

  init(_ chain: MonotoneChain, start: DevicePoint) {
    last = chain.last
    direction = chain.direction
    next = chain.first + 1
    (x, y) = (start.x, start.y)
    (edgeX, edgeY) = (start.x, start.y)
  }

  /// Whether the chain has ended.
  var isFinished: Bool { next > last }
}
