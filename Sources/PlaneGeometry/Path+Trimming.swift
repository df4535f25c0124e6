extension Path {
  /// The part of the contours between two shares of their length, each from 0 to 1; nothing where the first is not less.
  ///
  /// A curve's length is that of 64 lines along it, and places between them are found on these lines.
  package func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start < end, !(start == 0 && end == 1) else { return start < end ? self : Path() }
    let pieces = curves
    let total = pieces.reduce(0) { $0 + $1.length }
    var trimmed = Path()
    var (passed, lastEnd) = (0.0, nil as Point?)
    for piece in pieces {
      let range = (start * total - passed, end * total - passed)
      passed += piece.length
      guard piece.length > 0, range.0 < piece.length, range.1 > 0 else { continue }
      let part = piece.part(from: piece.parameter(at: range.0), to: piece.parameter(at: range.1))
      // A piece that goes on where the one before ended belongs to its contour.
      if piece.startsContour || lastEnd != part.points[0] { trimmed.move(to: part.points[0]) }
      trimmed.add(part)
      lastEnd = part.points.last
    }
    return trimmed
  }

  /// The lines and curves one by one, a closing line among them.
  private var curves: [Curve] {
    var curves: [Curve] = []
    var (current, start, startsContour) = (Point(x: 0, y: 0), Point(x: 0, y: 0), true)
    for element in elements {
      switch element {
      case .move(let point):
        (current, start, startsContour) = (point, point, true)
        continue
      case .close: curves.append(Curve([current, start], startsContour: startsContour))
      default: curves.append(Curve([current] + element.points, startsContour: startsContour))
      }
      current = element.points.last ?? start
      startsContour = false
    }
    return curves
  }

  private mutating func add(_ curve: Curve) {
    let points = curve.points
    switch points.count {
    case 2: addLine(to: points[1])
    case 3: addQuad(to: points[2], control: points[1])
    default: addCubic(to: points[3], control1: points[1], control2: points[2])
    }
  }
}

/// A line or a Bézier curve by its points, with the way along it.
private struct Curve {
  let points: [Point]
  let startsContour: Bool
  /// The length up to each of the places between equal steps.
  private let ways: [Double]

  init(_ points: [Point], startsContour: Bool) {
    self.points = points
    self.startsContour = startsContour
    let steps = points.count == 2 ? 1 : 64
    var ways = [0.0]
    var last = points[0]
    for step in 1...steps {
      let place = Curve.split(points, at: Double(step) / Double(steps)).left.last ?? last
      let way = place - last
      ways.append((ways.last ?? 0) + (way.x * way.x + way.y * way.y).squareRoot())
      last = place
    }
    self.ways = ways
  }

  var length: Double { ways.last ?? 0 }

  /// Where the way has a length; 0 and 1 beyond its ends.
  func parameter(at length: Double) -> Double {
    if length <= 0 { return 0 }
    guard length < self.length, let next = ways.firstIndex(where: { $0 > length }) else { return 1 }
    let share = (length - ways[next - 1]) / (ways[next] - ways[next - 1])
    return (Double(next - 1) + share) / Double(ways.count - 1)
  }

  func part(from start: Double, to end: Double) -> Curve {
    let first = end < 1 ? Curve.split(points, at: end).left : points
    return Curve(start > 0 ? Curve.split(first, at: start / end).right : first, startsContour: startsContour)
  }

  /// De Casteljau's construction.
  private static func split(_ points: [Point], at t: Double) -> (left: [Point], right: [Point]) {
    var (left, right, rest) = ([Point](), [Point](), points)
    while let first = rest.first, let last = rest.last {
      left.append(first)
      right.append(last)
      rest = zip(rest, rest.dropFirst()).map { Point(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
    }
    return (left, right.reversed())
  }
}
