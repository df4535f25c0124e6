/// Goes through the beams of a row in which most edges cross most others, as at the centre of a star.
///
/// The order of a beam and the signs of its edges are the same, whoever finds them. To keep the edges in order by changing
/// neighbours one by one, each time with a look at whom they cross next, takes ten times as long for each crossing as to
/// sort an array anew that was in order one beam above; but that looks at all edges in all beams.
struct SortedSweep: ~Copyable {
  typealias Edge = SweepEdge.Pointer

  /// An edge, and its place in the middle of the beam.
  private struct Entry: BitwiseCopyable {
    let edge: Edge
    var place: Int64
    /// How far it goes to the right in a beam.
    let step: Int64

    init(_ edge: Edge, in beam: Int32) {
      self.edge = edge
      place = edge.pointee.middle(of: beam)
      step = 2 &* edge.pointee.slope
    }

    /// The same order as that of the edges themselves.
    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      if place != other.place { return place < other.place }
      return step != other.step ? step < other.step : edge < other.edge
    }
  }

  private let row: SweepRow
  /// From left to right.
  private var entries = UncheckedList<Entry>()
  private(set) var work = SweepWork()

  init(_ row: SweepRow) {
    self.row = row
  }

  /// Adds up the covered area of the row from a beam on.
  /// - Parameters:
  ///   - beam: what starts, bends or ends at its top has done so.
  ///   - list: the edges in the beam, in whatever order.
  ///   - agenda: what starts, bends or ends below.
  mutating func add(from beam: Int32, _ list: borrowing SweepList, _ agenda: inout SweepEvents) {
    var edge = list.right(of: list.end)
    while edge != list.end {
      entries.append(Entry(edge, in: beam))
      edge = list.right(of: edge)
    }
    _ = sort()
    cutPieces(at: beam)
    for beam in (beam &+ 1)..<SweepEvents.beamCount {
      let isChanged = change(at: beam, &agenda)
      if !isChanged { moveOn() }
      if sort() || isChanged { cutPieces(at: beam) }
    }
    for entry in entries.elements { addPiece(of: entry.edge, to: SweepEvents.beamCount) }
  }

  /// Lets edges start, bend and end at the top of a beam; false where none does.
  private mutating func change(at beam: Int32, _ agenda: inout SweepEvents) -> Bool {
    guard var change = agenda.takeChanges(at: beam) else { return false }
    while true {
      let (edge, next) = (change, change.pointee.nextChange)
      if edge.pointee.isListed {
        addPiece(of: edge, to: beam)
        edge.pointee.advance(row.segments)
      } else {
        edge.pointee.isListed = true
        entries.append(Entry(edge, in: beam))
        work.edges &+= 1
      }
      if edge.pointee.hasSegment, edge.pointee.bottom < SweepEvents.beamCount {
        agenda.add(change: edge, at: edge.pointee.bottom)
      }
      guard let next else { break }
      change = next
    }
    let elements = entries.elements
    var kept = 0
    for entry in elements where entry.edge.pointee.hasSegment {
      elements[kept] = Entry(entry.edge, in: beam)
      kept &+= 1
    }
    entries.removeLast(elements.count &- kept)
    return true
  }

  /// Moves all edges to their places in the next beam.
  private func moveOn() {
    let entries = entries.elements
    for index in entries.indices { entries[index].place &+= entries[index].step }
  }

  /// Puts the edges into the order of their places; false where they are.
  private mutating func sort() -> Bool {
    var entries = entries.elements
    var moves = 0
    for index in 1..<max(1, entries.count) where entries[index].precedes(entries[index &- 1]) {
      // Where much changes in one beam, moving one edge after the other would take time with the square of their number.
      if moves > 6 &* entries.count {
        entries.sort { $0.precedes($1) }
        work.swaps &+= moves
        return true
      }
      let entry = entries[index]
      var place = index
      repeat {
        entries[place] = entries[place &- 1]
        place &-= 1
      } while place > 0 && entry.precedes(entries[place &- 1])
      entries[place] = entry
      moves &+= index &- place
    }
    work.swaps &+= moves
    return moves > 0
  }

  /// Ends and starts pieces where the sign of an edge changes.
  private mutating func cutPieces(at beam: Int32) {
    var winding: Int32 = 0
    for entry in entries.elements {
      if row.cutPiece(of: entry.edge, winding: winding, at: beam) { work.pieces &+= 1 }
      winding &+= entry.edge.pointee.direction
    }
  }

  private mutating func addPiece(of edge: Edge, to bottom: Int32) {
    if row.addPiece(of: edge, to: bottom) { work.pieces &+= 1 }
  }
}
