/// The area that a line of a given width sweeps over, as polygons that all turn the same way.
///
/// A ribbon is a sequence of stations, each a place with its left and right edge; its outline runs along the right
/// edges and back along the left ones. Everything turns clockwise (y grows down), so that the non-zero rule makes the
/// union of whatever overlaps. Where an edge would run backwards, in a bend narrower than the line, the ribbon ends and
/// triangles take over.
struct Ribbon {
  struct Station {
    var place, left, right: FineVector
  }

  private(set) var outline = DevicePath()
  private var stations: [Station] = []
  /// The stations before the first break of a closed line, which go on where it ends.
  private var head: [Station] = []
  private var isBroken = false

  /// Goes on to a station, unless an edge would run backwards.
  mutating func append(_ station: Station) {
    if let last = stations.last, last.place != station.place, !Ribbon.runsForward(last, station) {
      appendTriangles(last, station)
      breakOff()
    }
    stations.append(station)
  }

  /// Ends the ribbon at its last station; the next station starts another one.
  mutating func breakOff() {
    if isBroken {
      flush(stations)
    } else {
      head = stations
      isBroken = true
    }
    stations.removeAll(keepingCapacity: true)
  }

  /// Ends a line with two ends.
  mutating func finishOpen() {
    if isBroken { flush(head) }
    flush(stations)
    reset()
  }

  /// Ends a line that runs back into its first station.
  mutating func finishClosed() {
    guard let first = isBroken ? head.first : stations.first else { return reset() }
    append(first)
    if isBroken {
      flush(stations + head.dropFirst())
    } else if stations.count > 2 {
      appendPolygon(stations.map(\.left))
      appendPolygon(stations.reversed().map(\.right))
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
    append(points: area > 0 ? points : points.reversed())
  }

  private mutating func reset() {
    stations.removeAll(keepingCapacity: true)
    head = []
    isBroken = false
  }

  private mutating func flush(_ stations: [Station]) {
    guard stations.count > 1 else { return }
    appendPolygon(stations.reversed().map(\.right) + stations.map(\.left))
  }

  private mutating func appendTriangles(_ from: Station, _ to: Station) {
    for (a, b) in [(from.left, to.left), (from.right, to.right)] {
      appendConvex([from.place, a, b])
      appendConvex([from.place, b, to.place])
    }
  }

  private mutating func appendPolygon(_ corners: [FineVector]) {
    append(points: corners.map(\.devicePoint))
  }

  private mutating func append(points: [DevicePoint]) {
    guard let first = points.first else { return }
    outline.move(to: first)
    for point in points.dropFirst() { outline.line(to: point) }
    outline.close()
  }

  private static func runsForward(_ from: Station, _ to: Station) -> Bool {
    let step = to.place - from.place
    return (to.left - from.left).agrees(with: step) && (to.right - from.right).agrees(with: step)
  }
}
