import PlaneGeometry

/// Finds the exact covered area of a row in which a few edges overlap, cross or nest.
///
/// The row is cut into beams at every end of a segment and at crossings. Inside a beam the segments have one order from
/// left to right, the winding between two of them is one number, and only those where inside meets outside count. At
/// most 256 beams a row, each with a sort of all edges: for few of them that is quicker than what `EdgeSweep` keeps.
struct BeamSweep {
  private let rule: FillRule
  /// The edges of a beam from left to right; only the first `edgeCount` mean something.
  private var beamEdges: [BeamEdge] = []
  private var edgeCount = 0
  /// The slope of each segment, as every beam needs it.
  private var slopes: [Int64] = []
  private var cuts: [Int32] = []
  /// Beams that are still to be looked at, the highest last.
  private var pending: [(Int32, Int32)] = []

  private struct BeamEdge {
    var top, bottom: Int32
    var direction: Int32
    /// Twice the x in the middle.
    var middle: Int64 { Int64(top) + Int64(bottom) }
  }

  /// The size of a row up to which the sweep is to be used: text and icons of references have fewer.
  ///
  /// `EdgeSweep` cuts edges at other places and may so round a pixel's coverage by one step differently.
  static let mostSegments = 64

  /// Edges may be out of order by this much, in 1/256 pixel, before a beam is cut at their crossing.
  private static let acceptedCrossing: Int64 = 1

  init(rule: FillRule) {
    self.rule = rule
  }

  /// Adds the covered area of a row's segments, always positive.
  mutating func add(_ segments: UnsafeBufferPointer<RowSegment>, to accumulator: RowAccumulator) {
    cuts.removeAll(keepingCapacity: true)
    slopes.removeAll(keepingCapacity: true)
    if beamEdges.count < segments.count {
      beamEdges = [BeamEdge](repeating: BeamEdge(top: 0, bottom: 0, direction: 0), count: 2 * segments.count)
    }
    for segment in segments {
      slopes.append(segment.slope)
      cuts.append(segment.y0)
      cuts.append(segment.y1)
    }
    cuts.sort()
    var top = cuts.first ?? 0
    for index in cuts.indices where cuts[index] > top {
      addBeam(from: top, to: cuts[index], segments, to: accumulator)
      top = cuts[index]
    }
  }

  private mutating func addBeam(
    from top: Int32, to bottom: Int32, _ segments: UnsafeBufferPointer<RowSegment>, to accumulator: RowAccumulator
  ) {
    pending.append((top, bottom))
    while let (top, bottom) = pending.popLast() {
      collect(from: top, to: bottom, segments)
      if bottom - top > 1, let crossing = firstCrossing(from: top, to: bottom) {
        pending.append((crossing, bottom))
        pending.append((top, crossing))
      } else {
        addBoundaries(from: top, to: bottom, to: accumulator)
      }
    }
  }

  private mutating func collect(from top: Int32, to bottom: Int32, _ segments: UnsafeBufferPointer<RowSegment>) {
    edgeCount = beamEdges.withUnsafeMutableBufferPointer { edges in
      slopes.withUnsafeBufferPointer { slopes in
        var count = 0
        for index in segments.indices where segments[index].y0 <= top && segments[index].y1 >= bottom {
          let (segment, slope) = (segments[index], slopes[index])
          let edge = BeamEdge(
            top: segment.x(at: top, slope: slope), bottom: segment.x(at: bottom, slope: slope),
            direction: segment.direction)
          BeamSweep.insert(edge, into: edges, count: count)
          count &+= 1
        }
        return count
      }
    }
  }

  /// Puts an edge behind all that it does not precede.
  @inline(__always)
  private static func insert(_ edge: BeamEdge, into edges: UnsafeMutableBufferPointer<BeamEdge>, count: Int) {
    var place = count
    while place > 0, precedes(edge, edges[place &- 1]) {
      edges[place] = edges[place &- 1]
      place &-= 1
    }
    edges[place] = edge
  }

  @inline(__always)
  private static func precedes(_ left: BeamEdge, _ right: BeamEdge) -> Bool {
    let (l, r) = (left.middle, right.middle)
    return l != r ? l < r : left.top < right.top
  }

  /// A y strictly between the ends at which two neighbours cross visibly, or nil.
  private func firstCrossing(from top: Int32, to bottom: Int32) -> Int32? {
    for index in 1..<max(1, edgeCount) {
      let (left, right) = (beamEdges[index - 1], beamEdges[index])
      let (above, below) = (Int64(right.top - left.top), Int64(right.bottom - left.bottom))
      guard min(above, below) < -BeamSweep.acceptedCrossing else { continue }
      // The distance changes its sign, as the sum of both is not negative.
      let share = Int64(bottom - top) * abs(above) / (abs(above) + abs(below))
      return max(top + 1, min(bottom - 1, top + Int32(truncatingIfNeeded: share)))
    }
    return nil
  }

  private func addBoundaries(from top: Int32, to bottom: Int32, to accumulator: RowAccumulator) {
    var winding: Int32 = 0
    for edge in beamEdges[..<edgeCount] {
      let wasInside = isInside(winding)
      winding &+= edge.direction
      let isInside = isInside(winding)
      guard isInside != wasInside else { continue }
      let boundary = RowSegment(x0: edge.top, y0: top, x1: edge.bottom, y1: bottom, direction: edge.direction)
      accumulator.add(boundary, sign: isInside ? 1 : -1)
    }
  }

  private func isInside(_ winding: Int32) -> Bool {
    switch rule {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
