/// What happens in which beam of a row: edges that start, bend or end, and neighbours that cross.
struct SweepAgenda: ~Copyable {
  typealias Edge = SweepEdge.Pointer

  /// The beams in a row.
  static let beamCount: Int32 = 256

  /// For each beam the first edge with something to do at its top, and the first that passes its right neighbour.
  private let changes = PlainMemory<Edge?>(repeating: nil, count: Int(beamCount))
  private let crossings = PlainMemory<Edge?>(repeating: nil, count: Int(beamCount))
  /// The beams that are not empty.
  private var busyBeams = PlainBits(count: Int(beamCount))

  /// Notes that an edge starts, bends or ends at the top of a beam.
  mutating func add(change edge: Edge, at beam: Int32) {
    edge.pointee.nextChange = changes.start[Int(beam)]
    changes.start[Int(beam)] = edge
    busyBeams.insert(Int(beam))
  }

  /// Takes all changes at the top of a beam off the agenda and returns the first: each names the next.
  func takeChanges(at beam: Int32) -> Edge? {
    defer { changes.start[Int(beam)] = nil }
    return changes.start[Int(beam)]
  }

  /// Notes that an edge passes its right neighbour in a beam.
  mutating func add(crossing edge: Edge, in beam: Int32) {
    let first = crossings.start[Int(beam)]
    first?.pointee.previousCrossing = edge
    edge.pointee.nextCrossing = first
    edge.pointee.previousCrossing = nil
    edge.pointee.crossing = beam
    crossings.start[Int(beam)] = edge
    busyBeams.insert(Int(beam))
  }

  /// Takes a crossing off the agenda, if the edge has one.
  @inline(__always)
  func cancelCrossing(of edge: Edge) {
    let beam = edge.pointee.crossing
    guard beam >= 0 else { return }
    let (previous, next) = (edge.pointee.previousCrossing, edge.pointee.nextCrossing)
    next?.pointee.previousCrossing = previous
    if let previous { previous.pointee.nextCrossing = next } else { crossings.start[Int(beam)] = next }
    edge.pointee.crossing = -1
  }

  /// The first edge that passes its right neighbour in a beam.
  func crossing(in beam: Int32) -> Edge? { crossings.start[Int(beam)] }

  /// The topmost beam in which something happens, or nil; it does not count as busy any more.
  mutating func takeNextBeam() -> Int32? {
    guard let beam = busyBeams.next(from: 0) else { return nil }
    busyBeams.remove(beam)
    return Int32(truncatingIfNeeded: beam)
  }
}
