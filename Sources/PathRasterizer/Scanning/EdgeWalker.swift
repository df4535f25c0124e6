import PixelImages

/// Follows the chains of a path downwards and hands out the segments of one row at a time.
struct EdgeWalker: ~Copyable {
  let points: UncheckedMemory<DevicePoint>
  let chains: UncheckedMemory<MonotoneChain>
  /// The first chain that no row has reached yet.
  private(set) var nextChain = 0
  var active: [ActiveChain] = []
  /// Whether any of them has ended in the row that was entered last.
  private var hasFinished = false
  let left, width: Int32

  /// What the chains do in the row, by their left ends.
  private(set) var rowChains = UncheckedList<RowChain>()
  /// The segments of all chains in the row.
  private(set) var segments = UncheckedList<RowSegment>()

  /// - Parameter box: pixels outside are not looked at; it lies within `PixelRect.reachable`.
  init(_ path: MonotoneChains, box: PixelRect) {
    points = UncheckedMemory(copying: path.points)
    chains = UncheckedMemory(copying: path.chains)
    (left, width) = (Int32(box.minX) << 8, Int32(box.width) << 8)
    active.reserveCapacity(16)
  }

  /// The first row at or below `row` that a chain reaches into, or nil.
  mutating func nextOccupiedRow(from row: Int) -> Int? {
    if hasFinished { active.removeAll(where: \.isFinished) }
    hasFinished = false
    guard active.isEmpty else { return row }
    let top = Int32(row) << 8
    let chains = chains.elements
    while nextChain < chains.count, chains[nextChain].bottom <= top { nextChain += 1 }
    guard nextChain < chains.count else { return nil }
    return max(row, Int(chains[nextChain].top >> 8))
  }

  /// Collects the segments of a row; rows come in ascending order.
  mutating func enter(row: Int) {
    let top = Int32(row) << 8
    segments.removeAll()
    rowChains.removeAll()
    let (points, chains) = (points.elements, chains.elements)
    while nextChain < chains.count, chains[nextChain].top < top + 256 {
      let chain = chains[nextChain]
      nextChain += 1
      if chain.bottom > top { active.append(ActiveChain(chain, top: top, points: points)) }
    }
    active.withUnsafeMutableBufferPointer { active in
      for index in active.indices {
        rowChains.append(active[index].walk(row: top, left: left, width: width, points: points, into: &segments))
        if active[index].isFinished { hasFinished = true }
      }
      EdgeWalker.sort(active, rowChains.elements)
    }
  }

  /// Sorts by the left ends; the order changes little from row to row, which is where insertion sort is fastest.
  private static func sort(
    _ active: UnsafeMutableBufferPointer<ActiveChain>, _ chains: UnsafeMutableBufferPointer<RowChain>
  ) {
    var index = 1
    var farMoves = 0
    while index < chains.count {
      defer { index &+= 1 }
      guard chains[index].precedes(chains[index &- 1]) else { continue }
      if farMoves > mostFarMoves { return sortAnew(active, chains) }
      let moved = (active[index], chains[index])
      // A chain that has been there moves by a few places; a new one comes from the end.
      var place = index
      let near = max(0, index &- 8)
      repeat {
        (active[place], chains[place]) = (active[place &- 1], chains[place &- 1])
        place &-= 1
      } while place > near && moved.1.precedes(chains[place &- 1])
      if place == near {
        place = openPlace(for: moved.1, before: near, active, chains)
        farMoves &+= 1
      }
      (active[place], chains[place]) = moved
    }
  }

  /// Where more chains than these are far from their places, as in the first rows of a long zigzag, making room for each
  /// would take time with the square of their number.
  private static let mostFarMoves = 256

  /// Sorts as `sort` does, whatever the order is: chains with the same ends stay in theirs.
  @inline(never)
  private static func sortAnew(
    _ active: UnsafeMutableBufferPointer<ActiveChain>, _ chains: UnsafeMutableBufferPointer<RowChain>
  ) {
    let order = chains.indices.sorted { first, second in
      chains[first].precedes(chains[second]) || first < second && !chains[second].precedes(chains[first])
    }
    let (oldActive, oldChains) = (Array(active), Array(chains))
    for (place, old) in order.enumerated() { (active[place], chains[place]) = (oldActive[old], oldChains[old]) }
  }

  /// Makes room for a chain: those before a free place that it precedes move to the right, each by one.
  /// - Parameter end: the index of the free place; the chains before it are in order.
  /// - Returns: the index of the place that is free then.
  private static func openPlace(
    for chain: RowChain, before end: Int, _ active: UnsafeMutableBufferPointer<ActiveChain>,
    _ chains: UnsafeMutableBufferPointer<RowChain>
  ) -> Int {
    var (low, high) = (0, end)
    while low < high {
      let middle = (low &+ high) / 2
      if chain.precedes(chains[middle]) { high = middle } else { low = middle &+ 1 }
    }
    guard low < end, let activeStart = active.baseAddress, let chainStart = chains.baseAddress else { return end }
    (activeStart + low + 1).update(from: activeStart + low, count: end &- low)
    (chainStart + low + 1).update(from: chainStart + low, count: end &- low)
    return low
  }
}
