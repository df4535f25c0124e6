extension Path {
  /// Whether a point is inside of the contours, or on a line of a width along them if one is given.
  ///
  /// Curves count as 16 straight pieces each: exact enough for a finger, not for pixels. Open contours are closed for their
  /// inside, and dashes of a line count as a solid one.
  package func contains(_ point: Point, rule: FillRule, lineWidth: Double? = nil) -> Bool {
    var winding = 0
    var isOnLine = false
    forEachPiece(closing: lineWidth == nil) { start, end in
      winding += Path.crossing(of: start, end, at: point)
      if let lineWidth, point.distance(from: start, end) <= lineWidth / 2 { isOnLine = true }
    }
    if lineWidth != nil { return isOnLine }
    return rule == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Calls `body` with the ends of each straight piece of the contours.
  private func forEachPiece(closing: Bool, _ body: (Point, Point) -> Void) {
    var (first, current) = (Point.zero, Point.zero)
    func draw(to end: Point) {
      body(current, end)
      current = end
    }
    func draw(_ curve: (Double) -> Point) {
      for piece in 1...16 { draw(to: curve(Double(piece) / 16)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closing { body(current, first) }
        (first, current) = (point, point)
      case .line(let end): draw(to: end)
      case .quad(let end, let control):
        let start = current
        draw { .mix(.mix(start, control, $0), .mix(control, end, $0), $0) }
      case .cubic(let end, let control1, let control2):
        let start = current
        draw { place in
          let middle = Point.mix(control1, control2, place)
          return .mix(
            .mix(.mix(start, control1, place), middle, place), .mix(middle, .mix(control2, end, place), place), place)
        }
      case .close: draw(to: first)
      }
    }
    if closing { body(current, first) }
  }

  /// How a piece crosses the ray from a point to the right: 1 downwards, -1 upwards, 0 not at all.
  private static func crossing(of start: Point, _ end: Point, at point: Point) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    guard x > point.x else { return 0 }
    return start.y <= point.y ? 1 : -1
  }
}

extension Point {
  /// The point between two others: 0 is the first, 1 the second.
  fileprivate static func mix(_ first: Point, _ second: Point, _ place: Double) -> Point {
    Point(x: first.x + (second.x - first.x) * place, y: first.y + (second.y - first.y) * place)
  }

  /// How far the point is from the nearest point between two others.
  fileprivate func distance(from start: Point, _ end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let place = length > 0 ? min(max(((x - start.x) * dx + (y - start.y) * dy) / length, 0), 1) : 0
    let nearest = Point(x: start.x + dx * place, y: start.y + dy * place)
    return ((x - nearest.x) * (x - nearest.x) + (y - nearest.y) * (y - nearest.y)).squareRoot()
  }
}
