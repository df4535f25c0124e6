/// All polygons of a path, taken apart into chains.
struct MonotoneChains {
  private(set) var points: [DevicePoint] = []
  /// In the order of their tops.
  private(set) var chains: [MonotoneChain] = []

  private var first = 0
  private var direction: Int32 = 0

  init(_ path: FlattenedPath) {
    points.reserveCapacity(path.points.count + path.points.count / 4)
    var start = 0
    for end in path.ends {
      path.points.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[start..<end])) }
      start = end
    }
    chains.sort { ($0.top, $0.first) < ($1.top, $1.first) }
  }

  private mutating func append(_ polygon: UnsafeBufferPointer<DevicePoint>) {
    guard let start = MonotoneChains.turningPoint(of: polygon) else { return }
    var from = start
    for _ in 0..<polygon.count {
      let to = from + 1 == polygon.count ? 0 : from + 1
      appendEdge(polygon[from], polygon[to])
      from = to
    }
    finishChain()
  }

  private mutating func appendEdge(_ from: DevicePoint, _ to: DevicePoint) {
    let step: Int32 = from.y < to.y ? 1 : from.y > to.y ? -1 : 0
    // A horizontal edge covers nothing; it joins a chain only where both neighbours run the same way.
    guard step != 0 else { return }
    if step != direction {
      finishChain()
      direction = step
      points.append(from)
    } else if let last = points.last, last.x != from.x || last.y != from.y {
      points.append(from)
    }
    points.append(to)
  }

  private mutating func finishChain() {
    guard direction != 0 else { return }
    if direction < 0 { points[first...].reverse() }
    let last = points.count - 1
    chains.append(
      MonotoneChain(first: first, last: last, direction: direction, top: points[first].y, bottom: points[last].y))
    first = points.count
    direction = 0
  }

  /// A corner at which the polygon turns from up to down or back, or nil for one without height.
  private static func turningPoint(of polygon: UnsafeBufferPointer<DevicePoint>) -> Int? {
    var last: Int32 = 0
    for index in 0..<(2 * polygon.count) {
      let from = index < polygon.count ? index : index - polygon.count
      let to = from + 1 == polygon.count ? 0 : from + 1
      let step: Int32 = polygon[from].y < polygon[to].y ? 1 : polygon[from].y > polygon[to].y ? -1 : 0
      if step == 0 { continue }
      if last != 0, step != last { return from }
      last = step
    }
    return nil
  }
}

/// A piece of a polygon on which y never turns back, stored from top to bottom.
struct MonotoneChain {
  /// The indices of its points in `MonotoneChains.points`.
  var first, last: Int
  /// 1 if the polygon runs downwards along the chain, -1 if it runs upwards.
  var direction: Int32
  /// The y of its first point.
  var top: Int32
  /// The y of its last point, below `top`.
  var bottom: Int32
}

/// Finds out which chains of a row lie between inside and outside, where that can be told without cutting the row.
///
/// It can where the columns of the chains do not overlap, so that none crosses another, and the chains nest like
/// brackets: each pair runs over the same heights, within those of the pair around it. Most rows of most shapes are
/// like that.
struct NestedChains {
  private let rule: WindingRule
  /// The indices of the chains that are open, from the outermost; only the first ones mean something.
  private var open = [Int](repeating: 0, count: 16)
  /// For each chain: 1 where the inside begins to its right, -1 where it ends, 0 where nothing changes.
  private(set) var signs = [Int32](repeating: 0, count: 16)

  init(rule: WindingRule) {
    self.rule = rule
  }

  /// Fills `signs`; false where the chains overlap or do not nest.
  mutating func match(_ chains: UnsafeMutableBufferPointer<RowChain>) -> Bool {
    if chains.count > signs.count {
      open = [Int](repeating: 0, count: 2 * chains.count)
      signs = [Int32](repeating: 0, count: 2 * chains.count)
    }
    return open.withUnsafeMutableBufferPointer { open in
      signs.withUnsafeMutableBufferPointer { signs in
        NestedChains.match(chains, open: open, signs: signs, rule)
      }
    }
  }

  private static func match(
    _ chains: UnsafeMutableBufferPointer<RowChain>, open: UnsafeMutableBufferPointer<Int>,
    signs: UnsafeMutableBufferPointer<Int32>, _ rule: WindingRule
  ) -> Bool {
    var depth = 0
    var end: Int32 = 0
    var winding: Int32 = 0
    for index in chains.indices {
      guard chains[index].minX >= end else { return false }
      end = chains[index].maxX
      signs[index] = rule.sign(from: winding, to: winding &+ chains[index].direction)
      winding &+= chains[index].direction
      if chains[index].isWhole {
        guard depth == 0 else { return false }
        continue
      }
      if depth > 0 {
        let outer = open[depth &- 1]
        let (top, bottom) = (chains[index].top, chains[index].bottom)
        if chains[outer].top == top, chains[outer].bottom == bottom,
          chains[outer].direction != chains[index].direction
        {
          depth &-= 1
          continue
        }
        guard chains[outer].top <= top, chains[outer].bottom >= bottom else { return false }
      }
      open[depth] = index
      depth &+= 1
    }
    return depth == 0
  }
}
