import PlaneGeometry

extension Path {
  /// The path drawn again by an unsteady hand, in straight steps of about half a point.
  func redrawn(by hands: [UnsteadyHand]) -> Path {
    func moved(_ point: Point) -> Point { hands.reduce(point) { $1.moved($0) } }
    var result = Path()
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        result.move(to: moved(point))
        start = point
      case .close:
        steps(from: current, .line(to: start)).forEach { result.addLine(to: moved($0)) }
        result.close()
      default:
        steps(from: current, element).forEach { result.addLine(to: moved($0)) }
      }
      current = element.points.last ?? start
    }
    return result
  }

  private func steps(from start: Point, _ element: Element) -> [Point] {
    let corners = [start] + element.points
    let length = zip(corners, corners.dropFirst()).reduce(0) { sum, leg in
      let way = leg.1 - leg.0
      return sum + (way.x * way.x + way.y * way.y).squareRoot()
    }
    let count = max(1, Int((length * 2).rounded(.up)))
    return (1...count).map { pointOnCurve(corners, at: Double($0) / Double(count)) }
  }

  /// De Casteljau's algorithm for a curve of any degree.
  private func pointOnCurve(_ corners: [Point], at fraction: Double) -> Point {
    var points = corners
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0.interpolated(to: $1, by: fraction) }
    }
    return points[0]
  }
}
