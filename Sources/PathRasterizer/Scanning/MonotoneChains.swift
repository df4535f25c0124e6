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
