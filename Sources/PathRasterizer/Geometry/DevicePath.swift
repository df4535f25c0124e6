package import PlaneGeometry

/// Contours on the pixel grid: lines and Bézier curves with points in 1/256 pixel.
///
/// For filling, every contour is closed with a line; a stroke leaves it open unless `close()` was called.
package struct DevicePath: Hashable, Sendable {
  enum Verb: UInt8 {
    case move, line, quad, cubic, close

    /// The number of points that belong to it.
    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  private(set) var verbs: [Verb] = []
  /// The points of all verbs, control points before end points.
  private(set) var points: [DevicePoint] = []

  private var contourStart: DevicePoint?
  private var needsMove = true

  /// Creates a path without contours.
  package init() {}

  /// Creates a closed rectangle, clockwise from its top left corner.
  package init(_ rect: DeviceRect) {
    move(to: rect.origin)
    line(to: DevicePoint(x: rect.end.x, y: rect.origin.y))
    line(to: rect.end)
    line(to: DevicePoint(x: rect.origin.x, y: rect.end.y))
    close()
  }

  /// Whether the path has no contours.
  package var isEmpty: Bool { verbs.isEmpty }

  /// Starts a new contour.
  package mutating func move(to point: DevicePoint) {
    verbs.append(.move)
    points.append(point)
    contourStart = point
    needsMove = false
  }

  /// Adds a line; without a current point it starts a contour instead.
  package mutating func line(to point: DevicePoint) {
    guard hasCurrentPoint(otherwise: point) else { return }
    verbs.append(.line)
    points.append(point)
  }

  /// Adds a quadratic curve; without a current point it starts a contour at the end of the curve.
  package mutating func quad(to point: DevicePoint, control: DevicePoint) {
    guard hasCurrentPoint(otherwise: point) else { return }
    verbs.append(.quad)
    points.append(control)
    points.append(point)
  }

  /// Adds a cubic curve; without a current point it starts a contour at the end of the curve.
  package mutating func cubic(to point: DevicePoint, control1: DevicePoint, control2: DevicePoint) {
    guard hasCurrentPoint(otherwise: point) else { return }
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  /// Closes the current contour; the next line or curve starts where this contour started.
  package mutating func close() {
    guard !needsMove else { return }
    verbs.append(.close)
    needsMove = true
  }

  /// Adds a closed contour of lines.
  mutating func addPolygon(_ corners: [DevicePoint]) {
    guard !corners.isEmpty else { return }
    verbs.append(.move)
    verbs.append(contentsOf: repeatElement(.line, count: corners.count - 1))
    verbs.append(.close)
    points.append(contentsOf: corners)
    (contourStart, needsMove) = (corners.first, true)
  }

  /// The path moved by a vector.
  package func offsetBy(_ vector: DevicePoint) -> DevicePath {
    var moved = self
    moved.points = points.map { DevicePoint(x: $0.x &+ vector.x, y: $0.y &+ vector.y) }
    moved.contourStart = contourStart.map { DevicePoint(x: $0.x &+ vector.x, y: $0.y &+ vector.y) }
    return moved
  }

  /// The smallest rectangle around all points and control points, or nil for a path without contours.
  package var controlBounds: DeviceRect? {
    guard var (minX, minY) = points.first.map({ ($0.x, $0.y) }) else { return nil }
    var (maxX, maxY) = (minX, minY)
    for point in points {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    return DeviceRect(DevicePoint(x: minX, y: minY), DevicePoint(x: maxX, y: maxY))
  }

  /// The rectangle that this path draws, if it is one along the axes in the form that `init(_: DeviceRect)` makes.
  var rectangle: DeviceRect? {
    guard verbs == [.move, .line, .line, .line] || verbs == [.move, .line, .line, .line, .close] else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isUpright = (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
    let isTurned = (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    return isUpright || isTurned ? DeviceRect(a, c) : nil
  }

  private mutating func hasCurrentPoint(otherwise point: DevicePoint) -> Bool {
    guard needsMove else { return true }
    guard let contourStart else {
      move(to: point)
      return false
    }
    move(to: contourStart)
    return true
  }
}

extension DevicePath {
  /// Converts a path to the pixel grid: points are mapped to pixels, then rounded to 1/256 pixel.
  ///
  /// This is the one place where contours stop being floating point. Points too far away move to
  /// `DevicePoint.limit`; a line or curve with a coordinate that is not a number is left out.
  package init(_ path: Path, transform: Transform = .identity) {
    self.init()
    func place(_ point: Point) -> DevicePoint? { DevicePoint(transform.apply(to: point)) }
    for element in path.elements {
      switch element {
      case .move(let point):
        if let point = place(point) { move(to: point) }
      case .line(let point):
        if let point = place(point) { line(to: point) }
      case .quad(let point, let control):
        if let point = place(point), let control = place(control) { quad(to: point, control: control) }
      case .cubic(let point, let control1, let control2):
        if let point = place(point), let control1 = place(control1), let control2 = place(control2) {
          cubic(to: point, control1: control1, control2: control2)
        }
      case .close:
        close()
      }
    }
  }
}

extension DevicePath {
  /// The contours away from the pixel grid.
  /// - Parameter unitsPerPoint: how many steps of the grid a point has.
  package func path(unitsPerPoint: Double) -> Path {
    var path = Path()
    var next = 0
    func place(_ index: Int) -> Point {
      Point(x: Double(points[next + index].x) / unitsPerPoint, y: Double(points[next + index].y) / unitsPerPoint)
    }
    for verb in verbs {
      switch verb {
      case .move: path.move(to: place(0))
      case .line: path.addLine(to: place(0))
      case .quad: path.addQuad(to: place(1), control: place(0))
      case .cubic: path.addCubic(to: place(2), control1: place(0), control2: place(1))
      case .close: path.close()
      }
      next += verb.pointCount
    }
    return path
  }
}
