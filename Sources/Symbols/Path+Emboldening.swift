import PlaneGeometry

extension Path {
  /// The area with its edges moved outwards by a distance, or inwards by a negative one; what closes by it is left out.
  ///
  /// Every point is moved, those of curves as well, along the middle between the normals of its two sides: exact for straight
  /// edges, and close enough for the curves of icons, which stay as many curves as they were. Which contours are holes is told
  /// by how many are around them: icons do not always let them run the other way.
  func emboldened(by distance: Double) -> Path {
    guard distance != 0 else { return self }
    let contours = contours
    var grown = Path()
    for (index, contour) in contours.enumerated() {
      let around = contours.indices.count { $0 != index && contours[$0].surrounds(contour) }
      // To the left of a contour that runs clockwise is its outside.
      let outwards = contour.signedArea > 0 ? distance : -distance
      let isHole = !around.isMultiple(of: 2)
      let shrinking = isHole ? distance : -distance
      guard let bounds = contour.controlBounds, min(bounds.width, bounds.height) > 2 * shrinking else { continue }
      grown.add(contour.offset(by: isHole ? -outwards : outwards))
    }
    return grown
  }

  /// Whether another contour lies in the area of this one.
  private func surrounds(_ other: Path) -> Bool {
    guard let bounds = controlBounds, let inside = other.controlBounds, let point = other.currentPoint else {
      return false
    }
    return bounds.minX <= inside.minX && bounds.minY <= inside.minY && bounds.maxX >= inside.maxX
      && bounds.maxY >= inside.maxY && contains(point, rule: .nonZero)
  }

  /// The points of all elements, one after the other.
  private var allPoints: [Point] { elements.flatMap(\.pointsInOrder) }

  /// Twice the area inside of one contour as if its points were corners; positive where they run clockwise, with y down.
  var signedArea: Double {
    let points = allPoints
    guard var last = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum
  }

  /// One contour whose points lie further to the left of where it runs.
  private func offset(by distance: Double) -> Path {
    let points = allPoints
    let moved = points.indices.map { points[$0] + Path.shift(of: $0, in: points) * distance }
    var next = 0
    func take() -> Point {
      defer { next += 1 }
      return moved[next]
    }
    return Path { path in
      for element in elements {
        switch element {
        case .move: path.move(to: take())
        case .line: path.addLine(to: take())
        case .quad:
          let control = take()
          path.addQuad(to: take(), control: control)
        case .cubic:
          let (control1, control2) = (take(), take())
          path.addCubic(to: take(), control1: control1, control2: control2)
        case .close: path.close()
        }
      }
    }
  }

  /// Where a point goes when both its sides move by 1; a spike does not go further than twice that.
  private static func shift(of index: Int, in points: [Point]) -> Point {
    guard let before = direction(at: index, in: points, step: -1), let after = direction(at: index, in: points, step: 1)
    else { return .zero }
    // The sides run from the point before to this one, and from this one to the next.
    let normals = (Point(x: -before.y, y: before.x), Point(x: after.y, y: -after.x))
    let sum = normals.0 + normals.1
    let square = sum.x * sum.x + sum.y * sum.y
    guard square > 1e-9 else { return .zero }
    return sum * min(2 / square, 2 / square.squareRoot())
  }

  /// The direction from a point to the nearest other one, with length 1; nil where all are in one place.
  private static func direction(at index: Int, in points: [Point], step: Int) -> Point? {
    var place = index
    for _ in points.indices {
      place = (place + step + points.count) % points.count
      let way = points[place] - points[index]
      if way.length > 1e-9 { return way * (1 / way.length) }
    }
    return nil
  }
}

extension Path.Element {
  /// The points as a contour passes them: controls before the end.
  fileprivate var pointsInOrder: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let end, let control): [control, end]
    case .cubic(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }
}
