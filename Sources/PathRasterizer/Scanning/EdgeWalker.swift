import PixelImages

/// Follows the chains of a path downwards and hands out the segments of one row at a time.
struct EdgeWalker {
  private let points: [DevicePoint]
  private let chains: [MonotoneChain]
  /// The left edge of the box in device units.
  private let left: Int32
  private var nextChain = 0

  /// The chains in the row, by their left ends.
  private(set) var active: [ActiveChain] = []
  /// The segments of all chains in the row.
  let segments: SegmentCollector

  /// - Parameter box: pixels outside are not looked at; it lies within `PixelRect.reachable`.
  init(_ path: MonotoneChains, box: PixelRect) {
    points = path.points
    chains = path.chains
    left = Int32(box.minX) << 8
    segments = SegmentCollector(left: left, width: Int32(box.width) << 8)
    active.reserveCapacity(16)
  }

  /// The first row at or below `row` that a chain reaches into, or nil.
  mutating func nextOccupiedRow(from row: Int) -> Int? {
    if active.contains(where: { $0.next > $0.last }) { active.removeAll { $0.next > $0.last } }
    guard active.isEmpty else { return row }
    let top = Int32(row) << 8
    while nextChain < chains.count, chains[nextChain].bottom <= top { nextChain += 1 }
    guard nextChain < chains.count else { return nil }
    return max(row, Int(chains[nextChain].top >> 8))
  }

  /// Collects the segments of a row; rows come in ascending order.
  mutating func enter(row: Int) {
    let top = Int32(row) << 8
    while nextChain < chains.count, chains[nextChain].top < top + 256 {
      let chain = chains[nextChain]
      nextChain += 1
      if chain.bottom > top { active.append(entry(of: chain, top: top)) }
    }
    // Named here so that it is not retained for each chain.
    let segments = segments
    segments.begin(top: top)
    points.withUnsafeBufferPointer { points in
      active.withUnsafeMutableBufferPointer { active in
        for index in active.indices { segments.collect(&active[index], points: points) }
        EdgeWalker.sort(active)
      }
    }
  }

  /// A chain, moved down to the first row that is looked at.
  private func entry(of chain: MonotoneChain, top: Int32) -> ActiveChain {
    var entry = ActiveChain(chain, start: points[chain.first])
    while entry.next < entry.last, points[Int(entry.next)].y <= top {
      (entry.x, entry.y) = (points[Int(entry.next)].x, points[Int(entry.next)].y)
      entry.next += 1
    }
    SegmentCollector.startEdge(&entry, to: points[Int(entry.next)])
    if entry.y < top {
      entry.x = SegmentCollector.x(of: entry, at: top)
      entry.y = top
    }
    return entry
  }

  /// Sorts by the left ends; the order changes little from row to row, which is where insertion sort is fastest.
  private static func sort(_ active: UnsafeMutableBufferPointer<ActiveChain>) {
    for index in active.indices.dropFirst() where precedes(active[index], active[index - 1]) {
      let chain = active[index]
      var place = index
      while place > 0, precedes(chain, active[place - 1]) {
        active[place] = active[place - 1]
        place -= 1
      }
      active[place] = chain
    }
  }

  @inline(__always)
  private static func precedes(_ left: ActiveChain, _ right: ActiveChain) -> Bool {
    left.minX < right.minX || (left.minX == right.minX && left.maxX < right.maxX)
  }
}
