/// Follows the chains of a path downwards and hands out the segments of one row at a time.
struct EdgeWalker {
  private let points: [DevicePoint]
  private let chains: [MonotoneChain]
  private let box: PixelRect
  /// The edges of the box in device units.
  private let left, width: Int32
  private var nextChain = 0

  /// The chains in the row, roughly from left to right.
  private(set) var active: [ActiveChain] = []
  /// The segments of all chains in the row.
  private(set) var segments: [RowSegment] = []

  /// - Parameter box: pixels outside are not looked at; it lies within `PixelRect.reachable`.
  init(_ path: MonotoneChains, box: PixelRect) {
    points = path.points
    chains = path.chains
    self.box = box
    left = Int32(box.minX) << 8
    width = Int32(box.width) << 8
  }

  /// The first row at or below `row` that a chain reaches into, or nil.
  mutating func nextOccupiedRow(from row: Int) -> Int? {
    active.removeAll { $0.isFinished }
    guard active.isEmpty else { return row }
    let top = Int32(row) << 8
    while nextChain < chains.count, chains[nextChain].bottom <= top { nextChain += 1 }
    guard nextChain < chains.count else { return nil }
    return max(row, Int(chains[nextChain].top >> 8))
  }

  /// Collects the segments of a row; rows come in ascending order.
  mutating func enter(row: Int) {
    let top = Int32(row) << 8
    segments.removeAll(keepingCapacity: true)
    while nextChain < chains.count, chains[nextChain].top < top + 256 {
      let chain = chains[nextChain]
      nextChain += 1
      guard chain.bottom > top else { continue }
      var entry = ActiveChain(chain, start: points[chain.first])
      skip(&entry, to: top)
      active.append(entry)
    }
    points.withUnsafeBufferPointer { points in
      for index in active.indices {
        EdgeWalker.collect(
          &active[index], points: points, top: top, left: left, width: width, segments: &segments)
      }
    }
    sortActive()
  }

  /// Moves a new chain down to the first row that is looked at.
  private func skip(_ chain: inout ActiveChain, to top: Int32) {
    while points[chain.next].y <= top, chain.next < chain.last {
      (chain.x, chain.y) = (points[chain.next].x, points[chain.next].y)
      chain.next += 1
    }
    EdgeWalker.startEdge(&chain, to: points[chain.next])
    if chain.y < top {
      chain.x = EdgeWalker.x(of: chain, at: top)
      chain.y = top
    }
  }

  private static func collect(
    _ chain: inout ActiveChain, points: UnsafeBufferPointer<DevicePoint>, top: Int32, left: Int32, width: Int32,
    segments: inout [RowSegment]
  ) {
    let bottom = top &+ 256
    var clipper = SegmentClipper(left: left, width: width, top: top, direction: chain.direction, startX: chain.x)
    chain.firstSegment = segments.count
    chain.top = chain.y &- top
    while chain.y < bottom, !chain.isFinished {
      let target = points[chain.next]
      let isReached = target.y <= bottom
      let (x, y) = isReached ? (target.x, target.y) : (EdgeWalker.x(of: chain, at: bottom), bottom)
      clipper.append(x0: chain.x, y0: chain.y, x1: x, y1: y, to: &segments)
      (chain.x, chain.y) = (x, y)
      guard isReached else { break }
      chain.next &+= 1
      if !chain.isFinished { startEdge(&chain, to: points[chain.next]) }
    }
    chain.endSegment = segments.count
    chain.bottom = chain.y &- top
    (chain.minX, chain.maxX) = (clipper.minX, clipper.maxX)
  }

  private static func startEdge(_ chain: inout ActiveChain, to target: DevicePoint) {
    (chain.edgeX, chain.edgeY) = (chain.x, chain.y)
    let height = Int64(target.y &- chain.y)
    chain.slope = height == 0 ? 0 : (Int64(target.x &- chain.x) << 32) / height
  }

  private static func x(of chain: ActiveChain, at y: Int32) -> Int32 {
    let rise = Int64(y &- chain.edgeY) &* chain.slope
    return chain.edgeX &+ Int32(truncatingIfNeeded: (rise &+ (Int64(1) << 31)) >> 32)
  }

  /// Sorts by the left ends; the order changes little from row to row, which is where insertion sort is fastest.
  private mutating func sortActive() {
    active.withUnsafeMutableBufferPointer { active in
      guard active.count > 1 else { return }
      for index in 1..<active.count {
        let chain = active[index]
        var place = index
        while place > 0,
          chain.minX < active[place - 1].minX
            || (chain.minX == active[place - 1].minX && chain.maxX < active[place - 1].maxX)
        {
          active[place] = active[place - 1]
          place -= 1
        }
        active[place] = chain
      }
    }
  }
}
