/// A chain in the sweep over one row: the straight segment that it follows now, its place among the others, and what
/// is to be done with it.
struct SweepEdge: BitwiseCopyable {
  typealias Pointer = UnsafeMutablePointer<SweepEdge>

  // The line of the current segment.
  /// Where it is at a y of 0, in 1/65536 of a segment's units.
  private var origin: Int64 = 0
  /// How far it goes to the right in half a beam.
  private(set) var slope: Int64 = 0
  /// The indices of the segment, and of the one after the chain's last.
  private(set) var segment: Int32
  private let endSegment: Int32
  /// The y at which the segment ends.
  private(set) var bottom: Int32 = 0
  /// 1 if the contour runs downwards here, -1 if it runs upwards.
  let direction: Int32

  // The list of edges from left to right, a ring through its end.
  var left: Pointer?
  var right: Pointer?
  var isListed = false
  /// The winding number on the left side; `Int32.min` where it is not known yet.
  var winding = Int32.min

  // The piece that is still to be added up.
  /// 1 where the inside begins to the right, -1 where it ends, 0 where both sides are alike.
  var sign: Int32 = 0
  /// Where the edge got this sign.
  var pieceX: Int32 = 0
  var pieceY: Int32 = 0

  // The lists of what is to be done.
  /// The beam in which the edge passes its right neighbour, or -1.
  var crossing: Int32 = -1
  var previousCrossing: Pointer?
  var nextCrossing: Pointer?
  var nextChange: Pointer?
  var isUnordered = false
  var nextUnordered: Pointer?
  var isUnsigned = false
  var nextUnsigned: Pointer?

  init(_ chain: RowChain, _ segments: UnsafeBufferPointer<RowSegment>) {
    segment = chain.firstSegment
    endSegment = chain.endSegment
    direction = chain.direction
    if segment < endSegment { follow(segments[Int(segment)]) }
  }

  /// The end of the list.
  init() {
    (segment, endSegment, direction) = (0, 0, 0)
    isListed = true
    winding = 0
  }

  /// Whether the chain has any height in the row.
  var hasSegment: Bool { segment < endSegment }

  /// Goes on to the next segment, if there is one.
  mutating func advance(_ segments: UnsafeBufferPointer<RowSegment>) {
    segment &+= 1
    if hasSegment { follow(segments[Int(segment)]) }
  }

  @inline(__always)
  private mutating func follow(_ line: RowSegment) {
    let height = Int64(line.y1 &- line.y0)
    let run = Int64(line.x1 &- line.x0)
    slope = height == 256 ? run << 7 : (run << 15) / height
    origin = (Int64(line.x0) << 16) &- 2 &* slope &* Int64(line.y0)
    bottom = line.y1
    (pieceX, pieceY) = (line.x0, line.y0)
  }

  /// Where the line is in the middle of a beam.
  @inline(__always)
  func middle(of beam: Int32) -> Int64 {
    origin &+ slope &* Int64(2 &* beam &+ 1)
  }
}

extension SweepEdge.Pointer {
  /// Whether the edge belongs to the left of another one in a beam.
  ///
  /// Edges that meet in its middle have the order that they have below; edges on one line have the chains' order.
  @inline(__always)
  func precedes(_ other: SweepEdge.Pointer, in beam: Int32) -> Bool {
    let distance = other.pointee.middle(of: beam) &- pointee.middle(of: beam)
    if distance != 0 { return distance > 0 }
    return pointee.slope != other.pointee.slope ? pointee.slope < other.pointee.slope : self < other
  }

  /// The beam below `beam` in which the edge and its right neighbour, now in the right order, pass each other, or nil.
  @inline(__always)
  func crossing(_ neighbour: SweepEdge.Pointer, below beam: Int32) -> Int32? {
    // The change of the distance from beam to beam.
    let change = 2 &* (neighbour.pointee.slope &- pointee.slope)
    guard change < 0 else { return nil }
    let last = Swift.min(pointee.bottom, neighbour.pointee.bottom) &- 1
    let distance = neighbour.pointee.middle(of: beam) &- pointee.middle(of: beam)
    guard distance &+ change &* Int64(last &- beam) <= 0 else { return nil }
    return beam &+ Int32(truncatingIfNeeded: (distance &- change &- 1) / (0 &- change))
  }
}
