/// The area that a line of a given width sweeps over, as polygons that all turn the same way.
///
/// A ribbon is a sequence of stations, each a place with its left and right edge; its outline runs along the right
/// edges and back along the left ones. Everything turns clockwise (y grows down), so that the non-zero rule makes the
/// union of whatever overlaps. Where an edge runs backwards, in a bend narrower than the line, it makes a fold.
struct Ribbon {
  struct Station {
    var place, left, right: FineVector
    /// Whether an edge runs backwards on the way from the station before.
    fileprivate(set) var turnsBack = false
  }

  private(set) var outline = DevicePath()
  /// Polygons are kept exact inside of this rectangle only.
  private let visible: DeviceRect
  private var stations: [Station] = []
  /// The stations before the first break of a closed line, which go on where it ends.
  private var head: [Station]?

  init(visible: DeviceRect) {
    self.visible = visible
  }

  /// Goes on to a station.
  mutating func append(_ station: Station) {
    var station = station
    if let last = stations.last {
      station.turnsBack = last.place != station.place && !Ribbon.runsForward(last, station)
      if last.turnsBack, !station.turnsBack { replaceSingleStepBack() }
    }
    stations.append(station)
  }

  /// Ends a line with two ends.
  mutating func finishOpen() {
    replaceSingleStepBack()
    if let head { flush(head) }
    flush(stations)
    reset()
  }

  /// Ends a line that runs back into its first station.
  mutating func finishClosed() {
    guard let first = head?.first ?? stations.first else { return reset() }
    append(first)
    replaceSingleStepBack()
    if let head {
      flush(stations + head.dropFirst())
    } else if stations.count > 3 {
      let (left, right) = edges(of: stations)
      append(corners: left)
      append(corners: right.reversed())
    }
    reset()
  }

  /// Adds a polygon, whichever way it turns, as long as it is convex.
  mutating func appendConvex(_ corners: [FineVector]) {
    let points = corners.map(\.devicePoint)
    var area: Int64 = 0
    for index in points.indices.dropFirst(2) {
      let (a, b) = (points[index - 1], points[index])
      let (ax, ay) = (Int64(a.x) - Int64(points[0].x), Int64(a.y) - Int64(points[0].y))
      let (bx, by) = (Int64(b.x) - Int64(points[0].x), Int64(b.y) - Int64(points[0].y))
      // One triangle's sign is the polygon's.
      area = ax * by - ay * bx
      if area != 0 { break }
    }
    guard area != 0 else { return }
    append(corners: area > 0 ? points : points.reversed())
  }

  private mutating func reset() {
    stations.removeAll(keepingCapacity: true)
    head = nil
  }

  private mutating func flush(_ stations: [Station]) {
    guard stations.count > 1 else { return }
    let (left, right) = edges(of: stations)
    append(corners: right.reversed() + left)
  }

  /// Fills a single step back with triangles and starts a ribbon behind it.
  ///
  /// Where two spokes cross that hardly differ is not known well enough for an edge to follow.
  private mutating func replaceSingleStepBack() {
    guard let to = stations.last, to.turnsBack, stations.count > 1 else { return }
    let from = stations[stations.count - 2]
    guard !from.turnsBack else { return }
    for (a, b) in [(from.left, to.left), (from.right, to.right)] {
      appendConvex([from.place, a, b])
      appendConvex([from.place, b, to.place])
    }
    stations.removeLast()
    breakOff()
    stations.append(Station(place: to.place, left: to.left, right: to.right))
  }

  /// Ends the ribbon at its last station; the next station starts another one.
  private mutating func breakOff() {
    if head == nil {
      head = stations
    } else {
      flush(stations)
    }
    stations.removeAll(keepingCapacity: true)
  }

  /// Both edges; what lies behind their folds is added to the outline.
  private mutating func edges(of stations: [Station]) -> (left: [DevicePoint], right: [DevicePoint]) {
    let left = RibbonEdge(stations) { $0.left }
    let right = RibbonEdge(stations) { $0.right }
    for fold in left.folds { append(corners: fold.reversed()) }
    for fold in right.folds { append(corners: fold) }
    return (left.points, right.points)
  }

  private mutating func append(corners: [DevicePoint]) {
    outline.addPolygon(VisibleContour(corners, in: visible).points)
  }

  private static func runsForward(_ from: Station, _ to: Station) -> Bool {
    let step = to.place - from.place
    return (to.left - from.left).agrees(with: step) && (to.right - from.right).agrees(with: step)
  }
}

/// One edge of a ribbon, seen from the line in its middle.
///
/// In a bend narrower than the line the inner edge runs backwards: the spokes from the line to the edge cross. What
/// they sweep over before they cross lies on the ribbon's side of the crossings, the rest behind them, turned over.
/// So the edge follows the crossings, and what is behind makes a polygon of its own, a fold.
private struct RibbonEdge {
  private(set) var points: [DevicePoint] = []
  /// Polygons that turn clockwise on the right of a line, the other way on its left.
  private(set) var folds: [[DevicePoint]] = []

  private var foldEdge: [DevicePoint] = []
  private var crossings: [DevicePoint] = []

  /// - Parameter edge: where a station has this edge.
  @inline(__always)
  init(_ stations: [Ribbon.Station], _ edge: (Ribbon.Station) -> FineVector) {
    guard var from = stations.first else { return }
    points.reserveCapacity(stations.count)
    points.append(edge(from).devicePoint)
    for to in stations.dropFirst() {
      if let crossing = RibbonEdge.crossing(from, edge(from), to, edge(to)) {
        fold(edge(from).devicePoint, edge(to).devicePoint, at: crossing.devicePoint)
      } else {
        if !crossings.isEmpty {
          points.append(edge(from).devicePoint)
          finishFold()
        }
        append(edge(to).devicePoint)
      }
      from = to
    }
    finishFold()
  }

  /// Goes on to a point, unless the edge waits there, as the inner one does while the outer goes around a corner.
  private mutating func append(_ point: DevicePoint) {
    if points.last != point { points.append(point) }
  }

  private mutating func fold(_ from: DevicePoint, _ to: DevicePoint, at crossing: DevicePoint) {
    if crossings.isEmpty { foldEdge.append(from) }
    foldEdge.append(to)
    crossings.append(crossing)
    points.append(crossing)
  }

  private mutating func finishFold() {
    guard !crossings.isEmpty else { return }
    folds.append(foldEdge + crossings.reversed())
    foldEdge = []
    crossings = []
  }

  /// Where the spokes of two stations cross, or nil where the edge runs forward.
  @inline(__always)
  private static func crossing(
    _ from: Ribbon.Station, _ fromEdge: FineVector, _ to: Ribbon.Station, _ toEdge: FineVector
  ) -> FineVector? {
    guard to.turnsBack, !(toEdge - fromEdge).agrees(with: to.place - from.place) else { return nil }
    return FineVector.crossing(from.place, fromEdge, to.place, toEdge)
  }
}

/// A closed polygon without the corners that make no difference in a rectangle.
///
/// Of corners in a row that lie beside the same side of the rectangle only the first and the last one count: whatever
/// is between them leaves the winding numbers in the rectangle as they are.
private struct VisibleContour {
  private(set) var points: [DevicePoint] = []

  init(_ corners: [DevicePoint], in visible: DeviceRect) {
    if corners.allSatisfy({ Sides(of: $0, visible).isEmpty }) {
      points = corners
      return
    }
    points.reserveCapacity(corners.count)
    // On which sides the last corner, the one before it and all of them lie.
    var (last, before, all) = (Sides(), Sides(), Sides.every)
    for corner in corners {
      let sides = Sides(of: corner, visible)
      if points.count > 1, !sides.isDisjoint(with: last.intersection(before)) {
        points[points.count - 1] = corner
      } else {
        points.append(corner)
        before = last
      }
      last = sides
      all.formIntersection(sides)
    }
    if !all.isEmpty { points = [] }
  }

  /// The sides of a rectangle beyond which a point lies.
  private struct Sides: OptionSet {
    let rawValue: UInt8

    static let every = Sides(rawValue: 15)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(of point: DevicePoint, _ rect: DeviceRect) {
      rawValue =
        (point.x < rect.origin.x ? 1 : 0) | (point.x > rect.end.x ? 2 : 0) | (point.y < rect.origin.y ? 4 : 0)
        | (point.y > rect.end.y ? 8 : 0)
    }
  }
}
