import PlaneGeometry

extension Path {
  /// Reads path data, as "Scalable Vector Graphics (SVG) 2" has them in chapter 9.
  init(svg value: String) throws(SVGError) {
    var reader = PathReader(value)
    try reader.read()
    self = reader.path
  }
}

private struct PathReader {
  private(set) var path = Path()
  private var scanner: ValueScanner
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of a curve before, which the next one may mirror.
  private var cubicControl, quadControl: Point?

  init(_ value: String) {
    scanner = ValueScanner(value, of: "d")
  }

  mutating func read() throws(SVGError) {
    while !scanner.isAtEnd {
      guard var command = scanner.letter(), path.currentPoint != nil || "Mm".contains(command) else {
        throw scanner.error
      }
      repeat {
        try draw(command)
        // Further pairs after a move are lines.
        if command == "M" { command = "L" }
        if command == "m" { command = "l" }
      } while !"Zz".contains(command) && scanner.isAtNumber
    }
  }

  private mutating func draw(_ command: Character) throws(SVGError) {
    let origin = command.isLowercase ? current : .zero
    let mirrored = (cubic: mirror(cubicControl), quad: mirror(quadControl))
    (cubicControl, quadControl) = (nil, nil)
    switch command {
    case "M", "m":
      current = try point(origin)
      start = current
      path.move(to: current)
    case "L", "l": line(to: try point(origin))
    case "H", "h": line(to: Point(x: try scanner.number() + origin.x, y: current.y))
    case "V", "v": line(to: Point(x: current.x, y: try scanner.number() + origin.y))
    case "C", "c": try cubic(origin, control1: try point(origin))
    case "S", "s": try cubic(origin, control1: mirrored.cubic)
    case "Q", "q": try quad(origin, control: try point(origin))
    case "T", "t": try quad(origin, control: mirrored.quad)
    case "A", "a": try arc(origin)
    case "Z", "z":
      path.close()
      current = start
    default: throw scanner.error
    }
  }

  private mutating func point(_ origin: Point) throws(SVGError) -> Point {
    let (x, y) = try scanner.point()
    return Point(x: x, y: y) + origin
  }

  private func mirror(_ control: Point?) -> Point { control.map { current * 2 - $0 } ?? current }

  private mutating func line(to point: Point) {
    path.addLine(to: point)
    current = point
  }

  private mutating func cubic(_ origin: Point, control1: Point) throws(SVGError) {
    let control2 = try point(origin)
    current = try point(origin)
    path.addCubic(to: current, control1: control1, control2: control2)
    cubicControl = control2
  }

  private mutating func quad(_ origin: Point, control: Point) throws(SVGError) {
    current = try point(origin)
    path.addQuad(to: current, control: control)
    quadControl = control
  }

  private mutating func arc(_ origin: Point) throws(SVGError) {
    let radii = try scanner.point()
    let turn = try scanner.number()
    let (isLarge, isClockwise) = (try scanner.flag(), try scanner.flag())
    let end = try point(origin)
    path.addEllipticalArc(
      from: current, to: end, radii: Size(width: abs(radii.x), height: abs(radii.y)), turn: turn * .pi / 180,
      isLarge: isLarge, isClockwise: isClockwise)
    current = end
  }
}

extension Path {
  /// Adds a part of an ellipse through two points, in pieces of a quarter at most.
  ///
  /// It is found without angles, which need the C library; after "SVG 2", B.2.
  fileprivate mutating func addEllipticalArc(
    from start: Point, to end: Point, radii: Size, turn: Double, isLarge: Bool, isClockwise: Bool
  ) {
    if start == end { return }
    // In coordinates where the ellipse is a circle of radius 1.
    var ellipse = Transform.scale(x: radii.width, y: radii.height).then(.rotation(turn))
    guard var toCircle = ellipse.inverse else { return addLine(to: end) }
    let distance = (toCircle.apply(to: end) - toCircle.apply(to: start)).length
    if distance > 2 {
      ellipse = Transform.scale(x: distance / 2, y: distance / 2).then(ellipse)
      toCircle = toCircle.then(.scale(x: 2 / distance, y: 2 / distance))
    }
    let (first, last) = (toCircle.apply(to: start), toCircle.apply(to: end))
    let half = (last - first) * 0.5
    let height = max(0, 1 / (half.x * half.x + half.y * half.y) - 1).squareRoot()
    let center = first + half + Point(x: -half.y, y: half.x) * (isLarge == isClockwise ? -height : height)
    let place = Transform.translation(x: center.x, y: center.y).then(ellipse)

    let sign = isClockwise ? 1.0 : -1
    var direction = first - center
    let target = last - center
    // Quarters, as long as the rest is longer than one; three of them are the most.
    for _ in 0..<3 {
      let turned = direction.x * target.y - direction.y * target.x
      let isNear = direction.x * target.x + direction.y * target.y >= 0
      if isNear, sign * turned >= 0 { break }
      let next = Point(x: -direction.y, y: direction.x) * sign
      addArcPiece(from: direction, to: next, sign, place, end: place.apply(to: next))
      direction = next
    }
    // The end as it is written, without what was lost on the way.
    addArcPiece(from: direction, to: target, sign, place, end: end)
  }

  /// Adds a piece of at most a quarter, as one curve.
  private mutating func addArcPiece(
    from: Point, to: Point, _ sign: Double, _ place: Transform, end: Point
  ) {
    let cosine = min(1, max(0, from.x * to.x + from.y * to.y))
    // The tangents of a half and of a quarter of the angle.
    let half = ((1 - cosine) / (1 + cosine)).squareRoot()
    let quarter = half > 0 ? ((1 + half * half).squareRoot() - 1) / half : 0
    let reach = 4.0 / 3 * quarter * sign
    addCubic(
      to: end, control1: place.apply(to: from + Point(x: -from.y, y: from.x) * reach),
      control2: place.apply(to: to - Point(x: -to.y, y: to.x) * reach))
  }
}

extension Point {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
