extension Path {
  /// The smallest rectangle around the contours themselves, or nil for a path without any.
  ///
  /// Control points may lie outside of it, which those of `controlBounds` do not.
  package var bounds: Rect? {
    var bounds: Rect?
    func include(_ point: Point) {
      let place = Rect(origin: point, size: .zero)
      bounds = bounds?.union(place) ?? place
    }
    var (current, start) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line, .close: break
      case .quad(let end, let control):
        // The derivative along an axis is linear.
        for t in quadExtremes(current.x, control.x, end.x) + quadExtremes(current.y, control.y, end.y) {
          include(current.mixed(with: control, t).mixed(with: control.mixed(with: end, t), t))
        }
      case .cubic(let end, let control1, let control2):
        let curve = [current, control1, control2, end]
        for t in cubicExtremes(curve.map(\.x)) + cubicExtremes(curve.map(\.y)) { include(Path.place(on: curve, t)) }
      }
      current = element.points.last ?? start
      if case .close = element { continue }
      include(current)
    }
    return bounds
  }

  /// De Casteljau's construction.
  private static func place(on curve: [Point], _ t: Double) -> Point {
    var points = curve
    while points.count > 1 { points = zip(points, points.dropFirst()).map { $0.mixed(with: $1, t) } }
    return points[0]
  }
}

extension Point {
  fileprivate func mixed(with other: Point, _ t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}

/// Where a quadratic curve turns along an axis, between 0 and 1.
private func quadExtremes(_ start: Double, _ control: Double, _ end: Double) -> [Double] {
  let t = (start - control) / (start - 2 * control + end)
  return t > 0 && t < 1 ? [t] : []
}

/// Where a cubic curve turns along an axis, between 0 and 1.
private func cubicExtremes(_ values: [Double]) -> [Double] {
  // A third of the derivative: a t² + b t + c.
  let a = values[3] - values[0] + 3 * (values[1] - values[2])
  let b = 2 * (values[0] - 2 * values[1] + values[2])
  let c = values[1] - values[0]
  let root = (b * b - 4 * a * c).squareRoot()
  // The numerically stable pair of roots; one of them is that of a linear derivative.
  let q = -(b + (b < 0 ? -root : root)) / 2
  return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
}
