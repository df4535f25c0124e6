/// Both edges of a ribbon, from its first station on.
struct RibbonEdges {
  private(set) var left = RibbonEdge()
  private(set) var right = RibbonEdge()
  private(set) var first: Ribbon.Station?
  private(set) var stationCount = 0

  /// Starts at a ribbon's first station.
  mutating func begin(at station: Ribbon.Station) {
    first = station
    stationCount = 1
    left.begin(at: station.left)
    right.begin(at: station.right)
  }

  /// Goes on from a station to the next.
  mutating func run(from: Ribbon.Station, to: Ribbon.Station) {
    stationCount += 1
    left.run(from: (from.place, from.left), to: (to.place, to.left), mayFold: to.turnsBack)
    right.run(from: (from.place, from.right), to: (to.place, to.right), mayFold: to.turnsBack)
  }

  /// Goes on with the edges of a ribbon that begins where this one ends.
  mutating func append(_ next: RibbonEdges) {
    stationCount += next.stationCount - 1
    left.append(next.left)
    right.append(next.right)
  }

  mutating func finishFolds() {
    left.finishFold()
    right.finishFold()
  }

  /// Empties the edges and keeps their memory.
  mutating func removeAll() {
    left.removeAll()
    right.removeAll()
    (first, stationCount) = (nil, 0)
  }
}

/// One edge of a ribbon, seen from the line in its middle.
///
/// In a bend narrower than the line the inner edge runs backwards: the spokes from the line to the edge cross. What
/// they sweep over before they cross lies on the ribbon's side of the crossings, the rest behind them, turned over.
/// So the edge follows the crossings, and what is behind makes a polygon of its own, a fold.
struct RibbonEdge {
  /// A place on the line, and the edge beside it.
  typealias Spoke = (place: FineVector, end: FineVector)

  private(set) var points: [DevicePoint] = []
  /// Polygons that turn clockwise on the right of a line, the other way on its left.
  private(set) var folds: [[DevicePoint]] = []

  /// The places of the edge along the fold that has begun, and the crossings of their spokes.
  private var foldEdge: [DevicePoint] = []
  private var crossings: [DevicePoint] = []

  fileprivate mutating func begin(at place: FineVector) { points.append(place.devicePoint) }

  /// Goes on from a spoke to the next.
  /// - Parameter mayFold: whether one of both edges runs backwards there.
  @inline(__always)
  fileprivate mutating func run(from: Spoke, to: Spoke, mayFold: Bool) {
    if mayFold, let crossing = RibbonEdge.crossing(from, to) {
      fold(from.end.devicePoint, to.end.devicePoint, at: crossing.devicePoint)
    } else if !crossings.isEmpty {
      points.append(from.end.devicePoint)
      finishFold()
      append(to.end.devicePoint)
    } else if to.end != from.end {
      // The inner edge waits while the outer goes around a corner.
      append(to.end.devicePoint)
    }
  }

  private mutating func append(_ point: DevicePoint) {
    if points.last != point { points.append(point) }
  }

  private mutating func fold(_ from: DevicePoint, _ to: DevicePoint, at crossing: DevicePoint) {
    if crossings.isEmpty { foldEdge.append(from) }
    foldEdge.append(to)
    crossings.append(crossing)
    points.append(crossing)
  }

  fileprivate mutating func finishFold() {
    guard !crossings.isEmpty else { return }
    folds.append(foldEdge + crossings.reversed())
    foldEdge = []
    crossings = []
  }

  fileprivate mutating func append(_ next: RibbonEdge) {
    for point in next.points { append(point) }
    folds += next.folds
  }

  fileprivate mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    folds.removeAll()
  }

  /// Where two spokes cross, or nil where the edge runs forward.
  private static func crossing(_ from: Spoke, _ to: Spoke) -> FineVector? {
    guard !(to.end - from.end).agrees(with: to.place - from.place) else { return nil }
    return FineVector.crossing(from.place, from.end, to.place, to.end)
  }
}
