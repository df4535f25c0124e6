/// A contour as a stroke sees it: points close enough together that both edges of the line are smooth.
struct Spine {
  var points: [SpinePoint] = []
  /// Whether the last point is joined with the first one; otherwise both are ends.
  var isClosed = false
}

/// A place on the line that a stroke follows.
struct SpinePoint {
  var place: FineVector
  /// The direction in which the line arrives.
  var incoming: Direction
  /// The direction in which it goes on; the same except at corners.
  var outgoing: Direction
}

/// Turns the contours of a path into spines.
struct SpineBuilder {
  private let halfWidth: Int64
  private let culling: StrokeCulling?
  private(set) var spines: [Spine] = []

  private var points: [SpinePoint] = []
  private var start = DevicePoint(x: 0, y: 0)
  private var current = DevicePoint(x: 0, y: 0)
  /// Whether something without length was drawn; with a round or square cap it is seen.
  private var hasDot = false

  /// - Parameters:
  ///   - path: the contours.
  ///   - halfWidth: half of the line's width in 1/65536 pixel.
  ///   - culling: curves that it hides become straight lines; nil where their lengths count.
  init(_ path: DevicePath, halfWidth: Int64, culling: StrokeCulling?) {
    self.halfWidth = halfWidth
    self.culling = culling
    var next = 0
    for verb in path.verbs {
      switch verb {
      case .move: begin(at: path.points[next])
      case .line: addLine(to: path.points[next])
      case .quad: addQuad(path.points[next], path.points[next + 1])
      case .cubic: addCurve(SpineCurve(current, path.points[next], path.points[next + 1], path.points[next + 2]))
      case .close: close()
      }
      next += verb.pointCount
    }
    finish(isClosed: false)
  }

  private mutating func begin(at point: DevicePoint) {
    finish(isClosed: false)
    (start, current) = (point, point)
  }

  private mutating func close() {
    if current != start { addLine(to: start) }
    hasDot = true
    finish(isClosed: true)
    current = start
  }

  private mutating func finish(isClosed: Bool) {
    defer {
      points = []
      hasDot = false
    }
    if points.isEmpty {
      guard hasDot else { return }
      let flat = Direction(x: Direction.one, y: 0)
      spines.append(Spine(points: [SpinePoint(place: FineVector(start), incoming: flat, outgoing: flat)]))
      return
    }
    guard isClosed, points.count > 1 else {
      spines.append(Spine(points: points))
      return
    }
    let last = points.removeLast()
    points[0].incoming = last.incoming
    spines.append(Spine(points: points, isClosed: true))
  }

  private mutating func addLine(to point: DevicePoint) {
    hasDot = true
    let (from, to) = (FineVector(current), FineVector(point))
    guard let direction = (to - from).direction else { return }
    leave(from, towards: direction)
    points.append(SpinePoint(place: to, incoming: direction, outgoing: direction))
    current = point
  }

  private mutating func addQuad(_ control: DevicePoint, _ end: DevicePoint) {
    addCurve(SpineCurve(current, control, end))
  }

  private mutating func addCurve(_ curve: SpineCurve) {
    hasDot = true
    guard let first = curve.point(at: 0), let last = curve.point(at: SpineCurve.steps) else {
      return addLine(to: curve.end)
    }
    leave(first.place, towards: first.outgoing)
    if culling?.hides(curve) == true {
      points.append(last)
    } else {
      curve.append(to: &points, halfWidth: halfWidth)
    }
    current = curve.end
  }

  private mutating func leave(_ place: FineVector, towards direction: Direction) {
    if points.isEmpty {
      points.append(SpinePoint(place: place, incoming: direction, outgoing: direction))
    } else {
      points[points.count - 1].outgoing = direction
    }
  }
}
