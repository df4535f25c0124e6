import PlaneGeometry

/// A line of straight and curved pieces, in hundredths of an em around the middle of a symbol, y down.
struct SketchContour: Hashable, Sendable {
  /// A piece, which begins where the one before it ends.
  struct Piece: Hashable, Sendable {
    var end: Point
    /// The controls of a curve; nil for a straight line.
    var controls: Controls?
  }

  struct Controls: Hashable, Sendable {
    var first: Point
    var second: Point
  }

  var start: Point
  var pieces: [Piece] = []
  var isClosed = false

  init(start: Point) { self.start = start }

  var end: Point { pieces.last?.end ?? start }

  mutating func addLine(to point: Point) {
    guard (point - end).length > 1e-9 else { return }
    pieces.append(Piece(end: point))
  }

  mutating func addCurve(_ first: Point, _ second: Point, to point: Point) {
    pieces.append(Piece(end: point, controls: Controls(first: first, second: second)))
  }

  /// A part of a circle from the end around a middle, in the direction in which the end of the arc is less than half a turn
  /// away; halved until its pieces are so short that a curve cannot be told from a circle.
  mutating func addArc(around middle: Point, to point: Point) {
    let (from, to) = (end - middle, point - middle)
    let radius = from.length
    let cosine = from.dot(to) / (radius * to.length)
    guard cosine < 0.6 else { return addShortArc(around: middle, to: point, cosine: cosine) }
    let half = from + to
    guard half.length > 1e-9 * radius else { return addLine(to: point) }
    let between = middle + half * (radius / half.length)
    addArc(around: middle, to: between)
    addArc(around: middle, to: point)
  }

  private mutating func addShortArc(around middle: Point, to point: Point, cosine: Double) {
    let (from, to) = (end - middle, point - middle)
    let side = from.cross(to) < 0 ? -1.0 : 1.0
    // The tangent of a quarter of the angle, by halving it twice.
    let half = ((1 + min(cosine, 1)) / 2).squareRoot()
    let arm = side * 4 / 3 * ((1 - half) / (1 + half)).squareRoot()
    addCurve(end + Point(x: -from.y, y: from.x) * arm, point - Point(x: -to.y, y: to.x) * arm, to: point)
  }

  /// The contour in the other direction.
  var reversed: SketchContour {
    var reversed = SketchContour(start: end)
    let ends = [start] + pieces.map(\.end)
    for (piece, end) in zip(pieces, ends).reversed() {
      reversed.pieces.append(
        Piece(end: end, controls: piece.controls.map { Controls(first: $0.second, second: $0.first) }))
    }
    reversed.isClosed = isClosed
    return reversed
  }

  /// The contour as it runs to the right around its area, with y down.
  var clockwise: SketchContour {
    var points = [start]
    for piece in pieces { points += [piece.controls?.first, piece.controls?.second, piece.end].compactMap(\.self) }
    var last = points[points.count - 1]
    var area = 0.0
    for point in points {
      area += last.cross(point)
      last = point
    }
    return area < 0 ? reversed : self
  }

  func mapped(_ place: (Point) -> Point) -> SketchContour {
    var mapped = SketchContour(start: place(start))
    mapped.pieces = pieces.map { piece in
      Piece(
        end: place(piece.end),
        controls: piece.controls.map { Controls(first: place($0.first), second: place($0.second)) })
    }
    mapped.isClosed = isClosed
    return mapped
  }

  func transformed(by transform: Transform) -> SketchContour { mapped(transform.apply(to:)) }
}

extension Point {
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Positive where the other one is to the right of this one, with y down.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  var unit: Point { length > 0 ? self * (1 / length) : Point(x: 1, y: 0) }
}

extension SketchContour.Piece {
  /// Where the piece sets out from a point, with length 1.
  func direction(from start: Point) -> Point {
    guard let controls else { return (end - start).unit }
    let near = [controls.first, controls.second, end].first { ($0 - start).length > 1e-6 }
    return ((near ?? end) - start).unit
  }

  /// Where the piece arrives, with length 1.
  func arrival(from start: Point) -> Point {
    guard let controls else { return (end - start).unit }
    let near = [controls.second, controls.first, start].first { (end - $0).length > 1e-6 }
    return (end - (near ?? start)).unit
  }
}
