import PlaneGeometry

/// Finds the exact covered area of a row in which a few edges overlap, cross or nest.
///
/// The row is cut into beams at every end of a segment and at crossings. Inside a beam the segments have one order from
/// left to right, the winding between two of them is one number, and only those where inside meets outside count. At
/// most 256 beams a row, each with a sort of all edges: for few of them that is quicker than what `EdgeSweep` keeps.
struct BeamSweep {
  private let rule: FillRule
  private var beamEdges: [BeamEdge] = []
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
    for segment in segments {
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
    beamEdges.removeAll(keepingCapacity: true)
    for segment in segments where segment.y0 <= top && segment.y1 >= bottom {
      beamEdges.append(BeamEdge(top: segment.x(at: top), bottom: segment.x(at: bottom), direction: segment.direction))
    }
    for index in beamEdges.indices.dropFirst() {
      let edge = beamEdges[index]
      var place = index
      while place > 0, BeamSweep.precedes(edge, beamEdges[place - 1]) {
        beamEdges[place] = beamEdges[place - 1]
        place -= 1
      }
      beamEdges[place] = edge
    }
  }

  private static func precedes(_ left: BeamEdge, _ right: BeamEdge) -> Bool {
    let (l, r) = (left.middle, right.middle)
    return l != r ? l < r : left.top < right.top
  }

  /// A y strictly between the ends at which two neighbours cross visibly, or nil.
  private func firstCrossing(from top: Int32, to bottom: Int32) -> Int32? {
    for index in beamEdges.indices.dropFirst() {
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
    for edge in beamEdges {
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
