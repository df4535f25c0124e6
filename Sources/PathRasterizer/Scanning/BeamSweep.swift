/// Finds the exact covered area of a row in which a few edges overlap, cross or nest.
///
/// The row is cut into beams at every end of a segment and at crossings. Inside a beam the segments have one order from
/// left to right, the winding between two of them is one number, and only those where inside meets outside count. At
/// most 256 beams a row, each with a look at all edges: for few of them that is quicker than what `EdgeSweep` keeps.
struct BeamSweep: ~Copyable {
  private let rule: WindingRule
  /// The edges of the current beam from left to right.
  private var edges = UncheckedList<BeamEdge>()
  /// The segments that begin below the first beam, the topmost last.
  private var waiting = UncheckedList<RowSegment>()
  /// The ends of beams that are still to be looked at, the topmost last.
  private var ends = UncheckedList<Int32>()
  /// Where segments begin and end.
  private var cuts = BitSet(count: Int(RowSegment.rowHeight) + 1)

  /// Edges may be out of order by this much, in 1/256 pixel, before a beam is cut at their crossing.
  private static let acceptedCrossing: Int32 = 1

  init(rule: WindingRule) {
    self.rule = rule
  }

  /// Adds the covered area of a row's segments, always positive.
  mutating func add(_ segments: UnsafeBufferPointer<RowSegment>, to accumulator: RowAccumulator) {
    cuts.removeAll()
    for segment in segments {
      cuts.insert(Int(segment.y0))
      cuts.insert(Int(segment.y1))
    }
    guard var top = cuts.next(from: 0) else { return }
    begin(segments, at: Int32(truncatingIfNeeded: top))
    while let bottom = cuts.next(from: top &+ 1) {
      addBeams(from: Int32(truncatingIfNeeded: top), to: Int32(truncatingIfNeeded: bottom), accumulator)
      top = bottom
    }
  }

  /// Takes the segments that begin at the top of the first beam for its edges, and lets the others wait.
  private mutating func begin(_ segments: UnsafeBufferPointer<RowSegment>, at top: Int32) {
    edges.removeAll()
    waiting.removeAll()
    for segment in segments {
      if segment.y0 == top { edges.append(BeamEdge(segment)) } else { wait(segment) }
    }
  }

  private mutating func wait(_ segment: RowSegment) {
    waiting.append(segment)
    let list = waiting.start
    var place = waiting.count &- 1
    while place > 0, list[place &- 1].y0 < segment.y0 {
      list[place] = list[place &- 1]
      place &-= 1
    }
    list[place] = segment
  }

  /// Adds up what lies between two cuts, in as many beams as its crossings need.
  private mutating func addBeams(from top: Int32, to bottom: Int32, _ accumulator: RowAccumulator) {
    while let segment = waiting.last, segment.y0 == top {
      edges.append(BeamEdge(segment))
      waiting.removeLast()
    }
    var top = top
    ends.append(bottom)
    while let end = ends.last {
      putInOrder(to: end)
      if end &- top > 1, let crossing = firstCrossing(from: top, to: end) {
        ends.append(crossing)
      } else {
        addBoundaries(from: top, to: end, accumulator)
        ends.removeLast()
        top = end
      }
    }
  }

  /// Puts the edges in order for a beam that ends at a y.
  private func putInOrder(to bottom: Int32) {
    let edges = edges.elements
    for index in edges.indices {
      edges[index].run(to: bottom)
      guard index > 0, edges[index].precedes(edges[index &- 1]) else { continue }
      let edge = edges[index]
      var place = index
      repeat {
        edges[place] = edges[place &- 1]
        place &-= 1
      } while place > 0 && edge.precedes(edges[place &- 1])
      edges[place] = edge
    }
  }

  /// A y strictly between the ends of a beam at which two neighbours cross visibly, or nil.
  private func firstCrossing(from top: Int32, to bottom: Int32) -> Int32? {
    let edges = edges.elements
    for index in edges.indices.dropFirst() {
      let (left, right) = (edges[index &- 1], edges[index])
      let (above, below) = (right.top &- left.top, right.bottom &- left.bottom)
      guard min(above, below) < -BeamSweep.acceptedCrossing else { continue }
      // The distance changes its sign, as the sum of both is not negative.
      let (near, far) = (Int64(abs(above)), Int64(abs(below)))
      let share = Int64(bottom &- top) * near / (near + far)
      return max(top + 1, min(bottom - 1, top + Int32(truncatingIfNeeded: share)))
    }
    return nil
  }

  /// Adds up the edges of a beam between inside and outside, and goes on to its end with those that do.
  private mutating func addBoundaries(from top: Int32, to bottom: Int32, _ accumulator: RowAccumulator) {
    let list = edges.start
    var winding: Int32 = 0
    var kept = 0
    for index in 0..<edges.count {
      let direction = list[index].segment.direction
      let sign = rule.sign(from: winding, to: winding &+ direction)
      winding &+= direction
      if sign != 0 {
        let (x0, x1) = (list[index].top, list[index].bottom)
        accumulator.add(RowSegment(x0: x0, y0: top, x1: x1, y1: bottom, direction: direction), sign: sign)
      }
      guard list[index].segment.y1 > bottom else { continue }
      if kept < index { list[kept] = list[index] }
      list[kept].top = list[kept].bottom
      kept &+= 1
    }
    edges.removeLast(edges.count &- kept)
  }
}

/// A segment in a beam of its row.
private struct BeamEdge: BitwiseCopyable {
  let segment: RowSegment
  private let slope: Int64
  /// Its x at the top of the beam and at the bottom.
  var top, bottom: Int32

  /// A segment at its upper end.
  init(_ segment: RowSegment) {
    self.segment = segment
    slope = segment.slope
    (top, bottom) = (segment.x0, segment.x0)
  }

  @inline(__always)
  mutating func run(to y: Int32) { bottom = segment.x(at: y, slope: slope) }

  /// Whether the edge comes before another one from left to right, in the middle of the beam.
  @inline(__always)
  func precedes(_ other: BeamEdge) -> Bool {
    // Every x is at most 2^30.
    let (middle, otherMiddle) = (UInt32(bitPattern: top &+ bottom), UInt32(bitPattern: other.top &+ other.bottom))
    return middle != otherMiddle ? middle < otherMiddle : top < other.top
  }
}
