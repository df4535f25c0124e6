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
  /// The edges as far as the last station, or as the one before it.
  private var edges = RibbonEdges()
  private var last: Station?
  /// The station before the last one where that turns back: the edges do not go on to it before the next one is known.
  private var beforeStepBack: Station?
  /// The edges before the first break of a closed line, which go on where it ends.
  private var head: RibbonEdges?

  init(visible: DeviceRect) {
    self.visible = visible
  }

  /// Goes on to a station.
  mutating func append(_ station: Station) {
    guard let from = last else { return begin(at: station) }
    var station = station
    station.turnsBack = from.place != station.place && !Ribbon.runsForward(from, station)
    if from.turnsBack { finishStepBack(isFollowed: station.turnsBack) }
    if station.turnsBack {
      beforeStepBack = last
    } else {
      edges.run(from: from, to: station)
    }
    last = station
  }

  private mutating func begin(at station: Station) {
    edges.begin(at: station)
    last = station
  }

  /// Ends a line with two ends.
  mutating func finishOpen() {
    finishEdges()
    if let head { append(head) }
    append(edges)
    reset()
  }

  /// Ends a line that runs back into its first station.
  mutating func finishClosed() {
    guard let first = head?.first ?? edges.first else { return reset() }
    append(first)
    finishEdges()
    if let head {
      edges.append(head)
      append(edges)
    } else if edges.stationCount > 3 {
      appendFolds(of: edges)
      append(corners: edges.left.points)
      append(corners: edges.right.points.reversed())
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
    edges.removeAll()
    (last, beforeStepBack, head) = (nil, nil, nil)
  }

  private mutating func finishEdges() {
    finishStepBack(isFollowed: false)
    edges.finishFolds()
  }

  /// Lets the edges follow a step back, or fills a single one with triangles and starts a ribbon behind it.
  ///
  /// Where two spokes cross that hardly differ is not known well enough for an edge to follow.
  /// - Parameter isFollowed: whether the next step turns back as well.
  private mutating func finishStepBack(isFollowed: Bool) {
    guard let from = beforeStepBack, let to = last else { return }
    beforeStepBack = nil
    if isFollowed || from.turnsBack { return edges.run(from: from, to: to) }
    for (a, b) in [(from.left, to.left), (from.right, to.right)] {
      appendConvex([from.place, a, b])
      appendConvex([from.place, b, to.place])
    }
    breakOff()
    begin(at: Station(place: to.place, left: to.left, right: to.right))
  }

  /// Ends the ribbon where its edges are.
  private mutating func breakOff() {
    edges.finishFolds()
    if head == nil {
      head = edges
    } else {
      append(edges)
    }
    edges.removeAll()
  }

  /// Adds the area between two edges.
  private mutating func append(_ edges: RibbonEdges) {
    guard edges.stationCount > 1 else { return }
    appendFolds(of: edges)
    append(corners: edges.right.points.reversed() + edges.left.points)
  }

  /// Adds what lies behind the folds of two edges.
  private mutating func appendFolds(of edges: RibbonEdges) {
    for fold in edges.left.folds { append(corners: fold.reversed()) }
    for fold in edges.right.folds { append(corners: fold) }
  }

  private mutating func append(corners: [DevicePoint]) {
    outline.addPolygon(VisibleContour(corners, in: visible).points)
  }

  private static func runsForward(_ from: Station, _ to: Station) -> Bool {
    let step = to.place - from.place
    return (to.left - from.left).agrees(with: step) && (to.right - from.right).agrees(with: step)
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
