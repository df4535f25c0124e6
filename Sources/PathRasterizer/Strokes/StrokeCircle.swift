/// The circle that a line's half width makes around a place: round joins and caps are arcs of it.
struct StrokeCircle {
  /// In 1/65536 pixel.
  private let radius: Int64
  private let culling: StrokeCulling
  /// Arcs of an angle with a larger cosine are certainly flat, in 1/2^24.
  private let flatCosine: Int64

  /// - Parameters:
  ///   - radius: half of the line's width in 1/65536 pixel.
  ///   - culling: arcs that it hides become straight lines.
  init(radius: Int64, culling: StrokeCulling) {
    self.radius = radius
    self.culling = culling
    flatCosine = StrokeCircle.flatCosine(radius: radius)
  }

  /// Calls a closure with the points of an arc, ends left out, that make it smooth.
  /// - Parameters:
  ///   - center: the place in the middle of the circle.
  ///   - from: the direction of the arc's start, seen from the centre.
  ///   - to: that of its end.
  ///   - through: between opposite ones the arc goes through this.
  func forEachPoint(
    around center: FineVector, _ from: Direction, _ to: Direction, through: Direction, _ body: (FineVector) -> Void
  ) {
    let (from, to) = (spoke(from), spoke(to))
    if isBent(from, to) { append(center, from, to, through: through, depth: 0, body) }
  }

  /// The same points as a list.
  func points(around center: FineVector, _ from: Direction, _ to: Direction, through: Direction) -> [FineVector] {
    var points: [FineVector] = []
    forEachPoint(around: center, from, to, through: through) { points.append($0) }
    return points
  }

  /// A direction from the centre, and the vector there to the circle.
  private typealias Spoke = (direction: Direction, vector: FineVector)

  private func spoke(_ direction: Direction) -> Spoke { (direction, direction.scaled(by: radius)) }

  /// Whether an arc may be bent: half of all pieces of arcs are not, which is known without a root and two divisions.
  @inline(__always)
  private func isBent(_ from: Spoke, _ to: Spoke) -> Bool { from.direction.cosine(to.direction) <= flatCosine }

  private func append(
    _ center: FineVector, _ from: Spoke, _ to: Spoke, through: Direction, depth: Int, _ body: (FineVector) -> Void
  ) {
    let middle = spoke(from.direction.middle(to.direction) ?? through)
    let sagitta = radius - middle.vector.along(from.direction)
    guard sagitta > StrokeCircle.flatSagitta, depth < 10 else { return }
    if culling.hides(center + from.vector, center + to.vector, reach: sagitta) { return }
    if isBent(from, middle) { append(center, from, middle, through: through, depth: depth + 1, body) }
    body(center + middle.vector)
    if isBent(middle, to) { append(center, middle, to, through: through, depth: depth + 1, body) }
  }

  /// The distance between an arc and its chord that cannot be seen: 1/32 pixel, in 1/65536 pixel.
  private static let flatSagitta: Int64 = 2048

  /// The cosine of an angle whose arc, even with the rounding of directions, bends by less than `flatSagitta`.
  ///
  /// An arc of the angle a bends by r (1 - cos(a/2)), and cos a = 2 cos²(a/2) - 1.
  private static func flatCosine(radius: Int64) -> Int64 {
    let sagitta = max(0, flatSagitta - 8 - (radius >> 20))
    let half = Direction.one - (sagitta << Direction.bits) / max(radius, sagitta, 1)
    return ((2 * half * half) >> Direction.bits) - Direction.one + 2
  }
}
