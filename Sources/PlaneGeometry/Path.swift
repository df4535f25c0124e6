/// A sequence of contours made of straight lines and Bézier curves.
package struct Path: Hashable, Sendable {
  /// One drawing instruction; every point is absolute.
  package enum Element: Hashable, Sendable {
    /// Starts a new contour.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A quadratic curve from the current point.
    case quad(to: Point, control: Point)
    /// A cubic curve from the current point.
    case cubic(to: Point, control1: Point, control2: Point)
    /// A straight line back to where the contour started.
    case close
  }

  /// The instructions in drawing order.
  package private(set) var elements: [Element] = []

  /// Where the next line or curve starts, or nil before the first `move(to:)`.
  package private(set) var currentPoint: Point?

  private var contourStart: Point?

  /// Creates a path without contours.
  package init() {}

  /// Creates a path by drawing into it.
  package init(_ draw: (inout Path) -> Void) {
    draw(&self)
  }

  /// Whether the path has no contours.
  package var isEmpty: Bool { elements.isEmpty }

  /// Starts a new contour; the one before stays open.
  package mutating func move(to point: Point) {
    elements.append(.move(to: point))
    currentPoint = point
    contourStart = point
  }

  /// Adds a line; without a current point it starts a contour instead.
  package mutating func addLine(to point: Point) {
    guard startsContourIfNeeded(at: point) else { return }
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Adds a quadratic curve; without a current point it starts a contour at the end of the curve.
  package mutating func addQuad(to point: Point, control: Point) {
    guard startsContourIfNeeded(at: point) else { return }
    elements.append(.quad(to: point, control: control))
    currentPoint = point
  }

  /// Adds a cubic curve; without a current point it starts a contour at the end of the curve.
  package mutating func addCubic(to point: Point, control1: Point, control2: Point) {
    guard startsContourIfNeeded(at: point) else { return }
    elements.append(.cubic(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Closes the current contour; the next line or curve starts where this contour started.
  package mutating func close() {
    guard let contourStart else { return }
    elements.append(.close)
    currentPoint = contourStart
  }

  /// Adds the contours of another path, mapped by a transform.
  package mutating func add(_ other: Path, transform: Transform = .identity) {
    elements.reserveCapacity(elements.count + other.elements.count)
    for element in other.elements {
      append(element.transformed(by: transform))
    }
  }

  /// The path with every point mapped by a transform.
  package func transformed(by transform: Transform) -> Path {
    var result = Path()
    result.add(self, transform: transform)
    return result
  }

  /// The smallest rectangle around all points and control points, or nil for a path without contours.
  package var controlBounds: Rect? {
    var bounds: Rect?
    for point in elements.lazy.flatMap(\.points) {
      let place = Rect(origin: point, size: .zero)
      bounds = bounds?.union(place) ?? place
    }
    return bounds
  }

  /// Adds one element, mapped by a transform.
  package mutating func append(_ element: Element, mappedBy transform: Transform) {
    append(element.transformed(by: transform))
  }

  private mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quad(let point, let control): addQuad(to: point, control: control)
    case .cubic(let point, let control1, let control2): addCubic(to: point, control1: control1, control2: control2)
    case .close: close()
    }
  }

  private mutating func startsContourIfNeeded(at point: Point) -> Bool {
    guard currentPoint == nil else { return true }
    move(to: point)
    return false
  }
}

extension Path.Element {
  /// The end point, preceded by the control points; empty for `close`.
  package var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .cubic(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  func transformed(by transform: Transform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: transform.apply(to: point))
    case .line(let point): .line(to: transform.apply(to: point))
    case .quad(let point, let control):
      .quad(to: transform.apply(to: point), control: transform.apply(to: control))
    case .cubic(let point, let control1, let control2):
      .cubic(
        to: transform.apply(to: point), control1: transform.apply(to: control1),
        control2: transform.apply(to: control2))
    case .close: .close
    }
  }
}
