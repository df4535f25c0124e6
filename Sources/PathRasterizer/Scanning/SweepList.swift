/// The edges in a beam from left to right, and which of them are to be looked at again.
struct SweepList: ~Copyable {
  typealias Edge = SweepEdge.Pointer

  /// One for each chain, and one for the end of the list.
  private var memory = UncheckedMemory(repeating: SweepEdge(), count: 32)
  private var firstUnordered, firstUnsigned: Edge?
  /// Edges beside which some have come or gone.
  private var changed: [Edge] = []

  /// Comes before the first edge and after the last.
  private(set) var end: Edge
  var work = SweepWork()

  init() {
    end = memory.start
  }

  /// Starts an empty list with room for some edges, and returns the memory for them.
  mutating func begin(count: Int) -> Edge {
    if memory.count <= count { memory = UncheckedMemory(repeating: SweepEdge(), count: 2 * count) }
    end = memory.start + count
    end.initialize(to: SweepEdge())
    (end.pointee.left, end.pointee.right) = (end, end)
    return memory.start
  }

  /// Puts an edge where it belongs in a beam, with an unknown winding.
  mutating func insert(_ edge: Edge, in beam: Int32) {
    var left = self.left(of: startOfSearch(for: edge))
    while left != end, edge.precedes(left, in: beam) {
      left = self.left(of: left)
      work.steps &+= 1
    }
    var right = self.right(of: left)
    while right != end, right.precedes(edge, in: beam) {
      right = self.right(of: right)
      work.steps &+= 1
    }
    link(self.left(of: right), edge)
    link(edge, right)
    edge.pointee.isListed = true
    work.edges &+= 1
  }

  /// The next listed edge in the order of the chains, which is that of their left ends.
  private func startOfSearch(for edge: Edge) -> Edge {
    var next = edge + 1
    while !next.pointee.isListed { next += 1 }
    return next
  }

  func remove(_ edge: Edge) {
    link(left(of: edge), right(of: edge))
    edge.pointee.isListed = false
  }

  /// Changes the places of an edge and its right neighbour; their windings must be known.
  mutating func swapWithRight(_ edge: Edge) {
    let neighbour = right(of: edge)
    let (before, behind) = (left(of: edge), right(of: neighbour))
    link(before, neighbour)
    link(neighbour, edge)
    link(edge, behind)
    neighbour.pointee.winding = edge.pointee.winding
    edge.pointee.winding = neighbour.pointee.winding &+ neighbour.pointee.direction
    noteUnordered(before)
    noteUnordered(neighbour)
    noteUnordered(edge)
    noteUnsigned(neighbour)
    noteUnsigned(edge)
    work.swaps &+= 1
  }

  @inline(__always)
  private func link(_ left: Edge, _ right: Edge) {
    left.pointee.right = right
    right.pointee.left = left
  }

  @inline(__always)
  func right(of edge: Edge) -> Edge { edge.pointee.right.unsafelyUnwrapped }

  @inline(__always)
  func left(of edge: Edge) -> Edge { edge.pointee.left.unsafelyUnwrapped }
}

extension SweepList {
  /// Notes that an edge may have to change places with its right neighbour, now or later.
  @inline(__always)
  mutating func noteUnordered(_ edge: Edge) {
    guard !edge.pointee.isUnordered else { return }
    edge.pointee.isUnordered = true
    edge.pointee.nextUnordered = firstUnordered
    firstUnordered = edge
  }

  /// The next noted edge that still has a right neighbour.
  mutating func takeUnordered() -> Edge? {
    while let edge = firstUnordered {
      firstUnordered = edge.pointee.nextUnordered
      edge.pointee.isUnordered = false
      if edge.pointee.isListed, edge != end, right(of: edge) != end { return edge }
    }
    return nil
  }

  @inline(__always)
  private mutating func noteUnsigned(_ edge: Edge) {
    guard !edge.pointee.isUnsigned else { return }
    edge.pointee.isUnsigned = true
    edge.pointee.nextUnsigned = firstUnsigned
    firstUnsigned = edge
  }

  /// The next edge whose winding has changed.
  mutating func takeUnsigned() -> Edge? {
    guard let edge = firstUnsigned else { return nil }
    firstUnsigned = edge.pointee.nextUnsigned
    edge.pointee.isUnsigned = false
    return edge
  }

  /// Forgets what was noted of edges.
  mutating func forgetNotes() { (firstUnordered, firstUnsigned) = (nil, nil) }

  /// Corrects the windings to the right of all edges whose order is unknown, as far as they are wrong.
  mutating func findWindings(in beam: Int32) {
    changed.removeAll(keepingCapacity: true)
    var note = firstUnordered
    while let edge = note {
      note = edge.pointee.nextUnordered
      // An edge that does not know its own winding gets it from its left neighbour, which is noted too.
      if edge != end, edge.pointee.isListed, edge.pointee.winding != .min { changed.append(edge) }
    }
    // From the left, in the order of the beam above: otherwise the windings behind a change on the right would first be
    // spoilt by those that are still wrong before it.
    changed.sort { $0.precedes($1, in: beam &- 1) }
    findWindings(rightOf: end)
    for edge in changed { findWindings(rightOf: edge) }
  }

  private mutating func findWindings(rightOf edge: Edge) {
    var left = edge
    var right = self.right(of: left)
    while right != end, right.pointee.winding != left.pointee.winding &+ left.pointee.direction {
      right.pointee.winding = left.pointee.winding &+ left.pointee.direction
      noteUnsigned(right)
      (left, right) = (right, self.right(of: right))
      work.steps &+= 1
    }
  }
}
