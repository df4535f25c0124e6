/// Finds the exact covered area of a row in which a few edges overlap, cross or nest.
///
/// The row is cut into beams at every end of a segment and at crossings. Inside a beam the segments have one order from
/// left to right, the winding between two of them is one number, and only those where inside meets outside count. At
/// most 256 beams a row, each with a sort of all edges: for few of them that is quicker than what `EdgeSweep` keeps.
struct BeamSweep: ~Copyable {
  private let rule: WindingRule
  /// The edges of a beam from left to right.
  private var beamEdges = PlainList<BeamEdge>()
  /// The slope of each segment, as every beam needs it.
  private var slopes = PlainList<Int64>()
  /// Where segments begin and end.
  private var cuts = PlainBits(count: Int(RowSegment.rowHeight) + 1)
  /// Beams that are still to be looked at, the highest last.
  private var pending = PlainList<Beam>()

  private struct Beam: BitwiseCopyable {
    let top, bottom: Int32
  }

  private struct BeamEdge: BitwiseCopyable {
    var top, bottom: Int32
    var direction: Int32
    /// Twice the x in the middle.
    var middle: Int64 { Int64(top) + Int64(bottom) }
  }

  /// Edges may be out of order by this much, in 1/256 pixel, before a beam is cut at their crossing.
  private static let acceptedCrossing: Int64 = 1

  init(rule: WindingRule) {
    self.rule = rule
  }

  /// Adds the covered area of a row's segments, always positive.
  mutating func add(_ segments: UnsafeBufferPointer<RowSegment>, to accumulator: RowAccumulator) {
    slopes.removeAll()
    cuts.removeAll()
    for segment in segments {
      slopes.append(segment.slope)
      cuts.insert(Int(segment.y0))
      cuts.insert(Int(segment.y1))
    }
    var top = cuts.next(from: 0) ?? 0
    while let bottom = cuts.next(from: top + 1) {
      let beam = Beam(top: Int32(truncatingIfNeeded: top), bottom: Int32(truncatingIfNeeded: bottom))
      addBeam(beam, segments, to: accumulator)
      top = bottom
    }
  }

  private mutating func addBeam(
    _ beam: Beam, _ segments: UnsafeBufferPointer<RowSegment>, to accumulator: RowAccumulator
  ) {
    pending.append(beam)
    while let beam = pending.popLast() {
      collect(beam, segments)
      if beam.bottom - beam.top > 1, let crossing = firstCrossing(in: beam) {
        pending.append(Beam(top: crossing, bottom: beam.bottom))
        pending.append(Beam(top: beam.top, bottom: crossing))
      } else {
        addBoundaries(of: beam, to: accumulator)
      }
    }
  }

  /// Puts the edges of a beam in order, each behind all that it does not precede.
  private mutating func collect(_ beam: Beam, _ segments: UnsafeBufferPointer<RowSegment>) {
    beamEdges.removeAll()
    for index in segments.indices where segments[index].y0 <= beam.top && segments[index].y1 >= beam.bottom {
      let (segment, slope) = (segments[index], slopes.start[index])
      let edge = BeamEdge(
        top: segment.x(at: beam.top, slope: slope), bottom: segment.x(at: beam.bottom, slope: slope),
        direction: segment.direction)
      beamEdges.append(edge)
      let edges = beamEdges.start
      var place = beamEdges.count &- 1
      while place > 0, BeamSweep.precedes(edge, edges[place &- 1]) {
        edges[place] = edges[place &- 1]
        place &-= 1
      }
      edges[place] = edge
    }
  }

  @inline(__always)
  private static func precedes(_ left: BeamEdge, _ right: BeamEdge) -> Bool {
    let (l, r) = (left.middle, right.middle)
    return l != r ? l < r : left.top < right.top
  }

  /// A y strictly between the ends at which two neighbours cross visibly, or nil.
  private func firstCrossing(in beam: Beam) -> Int32? {
    let edges = beamEdges.elements
    for index in edges.indices.dropFirst() {
      let (left, right) = (edges[index &- 1], edges[index])
      let (above, below) = (Int64(right.top - left.top), Int64(right.bottom - left.bottom))
      guard min(above, below) < -BeamSweep.acceptedCrossing else { continue }
      // The distance changes its sign, as the sum of both is not negative.
      let share = Int64(beam.bottom - beam.top) * abs(above) / (abs(above) + abs(below))
      return max(beam.top + 1, min(beam.bottom - 1, beam.top + Int32(truncatingIfNeeded: share)))
    }
    return nil
  }

  private func addBoundaries(of beam: Beam, to accumulator: RowAccumulator) {
    var winding: Int32 = 0
    for edge in beamEdges.elements {
      let sign = rule.sign(from: winding, to: winding &+ edge.direction)
      winding &+= edge.direction
      guard sign != 0 else { continue }
      let boundary = RowSegment(
        x0: edge.top, y0: beam.top, x1: edge.bottom, y1: beam.bottom, direction: edge.direction)
      accumulator.add(boundary, sign: sign)
    }
  }
}
