/// Finds the exact covered area of a row in which many edges overlap, cross or nest.
///
/// A row has 256 beams, as many as a pixel has units. In each beam the edges have one order, that of their places in
/// the beam's middle; the winding between two neighbours is one number, and only edges where inside meets outside
/// count. As long as an edge keeps its sign it is added up in one piece.
///
/// From beam to beam only what changes is looked at: edges that start, bend or end, and neighbours that cross. So the
/// time grows with the number of edges and of their crossings, and the memory with the number of edges. Where most edges
/// cross most others, `SortedSweep` takes over.
struct EdgeSweep: ~Copyable {
  private let rule: WindingRule
  /// How many times neighbours may change places in a row for each of its edges.
  private let swapsPerEdge: Int
  private var agenda = SweepEvents()
  private var list = SweepList()

  /// What has been done so far.
  var work: SweepWork { list.work }

  init(rule: WindingRule, swapsPerEdge: Int) {
    self.rule = rule
    self.swapsPerEdge = swapsPerEdge
  }

  /// Adds up the covered area of a row, always positive.
  /// - Parameters:
  ///   - chains: the chains in the row, by their left ends.
  ///   - segments: the segments that the chains name.
  mutating func add(
    _ chains: UnsafeMutableBufferPointer<RowChain>, _ segments: UnsafeBufferPointer<RowSegment>,
    to accumulator: RowAccumulator
  ) {
    let row = SweepRow(rule: rule, segments: segments, accumulator: accumulator)
    begin(chains, row)
    let mostSwaps = list.work.swaps &+ swapsPerEdge &* chains.count
    while let beam = agenda.takeNextBeam() {
      change(at: beam, row)
      guard restoreOrder(in: beam, mostSwaps: mostSwaps) else { return addSorted(from: beam, row) }
      cutPieces(at: beam, row)
    }
    var edge = list.right(of: list.end)
    while edge != list.end {
      addPiece(of: edge, to: SweepEvents.beamCount, row)
      edge = list.right(of: edge)
    }
  }

  /// Adds up the rest of the row in another way.
  @inline(never)
  private mutating func addSorted(from beam: Int32, _ row: SweepRow) {
    var sweep = SortedSweep(row)
    sweep.add(from: beam, list, &agenda)
    list.work.add(sweep.work)
    list.forgetNotes()
    agenda.removeAll()
  }

  private mutating func begin(_ chains: UnsafeMutableBufferPointer<RowChain>, _ row: SweepRow) {
    let edges = list.begin(count: chains.count)
    // The agenda turns the order around: edges are put into the list from right to left.
    for index in chains.indices {
      let edge = edges + index
      edge.initialize(to: SweepEdge(chains[index], row.segments))
      if edge.pointee.hasSegment { agenda.add(change: edge, at: edge.pointee.pieceY) }
    }
  }

  /// Lets edges start, bend and end at the top of a beam.
  private mutating func change(at beam: Int32, _ row: SweepRow) {
    var change = agenda.takeChanges(at: beam)
    while let edge = change {
      change = edge.pointee.nextChange
      if edge.pointee.isListed {
        addPiece(of: edge, to: beam, row)
        edge.pointee.advance(row.segments)
      } else {
        list.insert(edge, in: beam)
      }
      list.noteUnordered(list.left(of: edge))
      if edge.pointee.hasSegment {
        list.noteUnordered(edge)
        if edge.pointee.bottom < SweepEvents.beamCount { agenda.add(change: edge, at: edge.pointee.bottom) }
      } else {
        agenda.cancelCrossing(of: edge)
        list.remove(edge)
      }
    }
    list.findWindings(in: beam)
  }

  /// Puts the edges into the order of a beam, and finds out where neighbours will cross; false where that takes too long.
  private mutating func restoreOrder(in beam: Int32, mostSwaps: Int) -> Bool {
    while let edge = agenda.crossing(in: beam) {
      agenda.cancelCrossing(of: edge)
      list.noteUnordered(edge)
    }
    while let edge = list.takeUnordered() {
      let neighbour = list.right(of: edge)
      agenda.cancelCrossing(of: edge)
      if neighbour.precedes(edge, in: beam) {
        agenda.cancelCrossing(of: neighbour)
        guard list.work.swaps < mostSwaps else { return false }
        list.swapWithRight(edge)
      } else if let crossing = edge.crossing(neighbour, below: beam) {
        agenda.add(crossing: edge, in: crossing)
      }
    }
    return true
  }

  /// Ends and starts pieces where the sign of an edge changes.
  private mutating func cutPieces(at y: Int32, _ row: SweepRow) {
    while let edge = list.takeUnsigned() {
      if edge.pointee.isListed, row.cutPiece(of: edge, winding: edge.pointee.winding, at: y) { list.work.pieces &+= 1 }
    }
  }

  private mutating func addPiece(of edge: SweepEdge.Pointer, to bottom: Int32, _ row: SweepRow) {
    if row.addPiece(of: edge, to: bottom) { list.work.pieces &+= 1 }
  }
}

/// How much a sweep has done, which must not grow faster than what is drawn.
struct SweepWork: Equatable {
  /// Edges that came into a row.
  var edges = 0
  /// Steps to the places of edges, and past edges whose winding changes.
  var steps = 0
  /// Neighbours that changed places.
  var swaps = 0
  /// Pieces that were added up.
  var pieces = 0
  /// Rows that were looked at, whoever has swept them.
  var rows = 0

  mutating func add(_ other: SweepWork) {
    edges &+= other.edges
    steps &+= other.steps
    swaps &+= other.swaps
    pieces &+= other.pieces
  }
}

/// What happens in which beam of a row: edges that start, bend or end, and neighbours that cross.
struct SweepEvents: ~Copyable {
  typealias Edge = SweepEdge.Pointer

  /// The beams in a row.
  static let beamCount: Int32 = 256

  /// For each beam the first edge with something to do at its top, and the first that passes its right neighbour.
  private let changes = UncheckedMemory<Edge?>(repeating: nil, count: Int(beamCount))
  private let crossings = UncheckedMemory<Edge?>(repeating: nil, count: Int(beamCount))
  /// The beams that are not empty.
  private var busyBeams = BitSet(count: Int(beamCount))

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

  /// Takes everything off the agenda.
  mutating func removeAll() {
    changes.start.update(repeating: nil, count: changes.count)
    crossings.start.update(repeating: nil, count: crossings.count)
    busyBeams.removeAll()
  }
}
