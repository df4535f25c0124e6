/// A Bézier curve that knows its places and directions at 1024ths of its parameter, exactly rounded.
struct SpineCurve {
  static let bits = 10
  static let steps = 1 << bits

  /// Both edges of a line may leave the true curve by this much: 1/64 pixel, in 1/65536.
  private static let tolerance: Int64 = 1024

  /// The control points of a cubic, times 3 so that a quadratic curve can be raised without rounding.
  private let p0, p1, p2, p3: FineVector
  let end: DevicePoint

  init(_ p0: DevicePoint, _ p1: DevicePoint, _ p2: DevicePoint, _ p3: DevicePoint) {
    func tripled(_ point: DevicePoint) -> FineVector { FineVector(x: 3 * Int64(point.x), y: 3 * Int64(point.y)) }
    (self.p0, self.p1, self.p2, self.p3) = (tripled(p0), tripled(p1), tripled(p2), tripled(p3))
    end = p3
  }

  init(_ p0: DevicePoint, _ p1: DevicePoint, _ p2: DevicePoint) {
    func third(_ outer: DevicePoint, _ inner: DevicePoint) -> FineVector {
      FineVector(x: Int64(outer.x) + 2 * Int64(inner.x), y: Int64(outer.y) + 2 * Int64(inner.y))
    }
    func tripled(_ point: DevicePoint) -> FineVector { FineVector(x: 3 * Int64(point.x), y: 3 * Int64(point.y)) }
    (self.p0, self.p1, self.p2, p3) = (tripled(p0), third(p0, p1), third(p2, p1), tripled(p2))
    end = p2
  }

  /// The opposite corners of a rectangle around the curve.
  var controlBounds: (origin: FineVector, end: FineVector) {
    // Three times a 1/256 pixel; a rectangle that is too large by one of them does no harm.
    func least(_ values: Int64...) -> Int64 { ((values.min() ?? 0) / 3 - 1) * 256 }
    func most(_ values: Int64...) -> Int64 { ((values.max() ?? 0) / 3 + 1) * 256 }
    return (
      FineVector(x: least(p0.x, p1.x, p2.x, p3.x), y: least(p0.y, p1.y, p2.y, p3.y)),
      FineVector(x: most(p0.x, p1.x, p2.x, p3.x), y: most(p0.y, p1.y, p2.y, p3.y))
    )
  }

  /// The curve at a parameter of `step` / 1024; nil where it has no direction because it has no length.
  func point(at step: Int) -> SpinePoint? {
    guard let direction = direction(at: step) else { return nil }
    return SpinePoint(place: place(at: step), incoming: direction, outgoing: direction)
  }

  private func place(at step: Int) -> FineVector {
    let t = Int64(step)
    let rest = Int64(SpineCurve.steps) - t
    let (w0, w1, w2, w3) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    // The weights add up to 2^30; three times a 1/256 pixel in 2^30 becomes 1/65536 pixel: * 256 / 3 / 2^30.
    return FineVector(
      x: roundedQuotient(w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, 3 << 22),
      y: roundedQuotient(w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y, 3 << 22))
  }

  private func direction(at step: Int) -> Direction? {
    let t = Int64(step)
    let rest = Int64(SpineCurve.steps) - t
    let (a, b, c) = (p1 - p0, p2 - p1, p3 - p2)
    let (wa, wb, wc) = (rest * rest, 2 * rest * t, t * t)
    let derivative = FineVector(x: a.x * wa + b.x * wb + c.x * wc, y: a.y * wa + b.y * wb + c.y * wc)
    if let direction = derivative.direction { return direction }
    // Where control points coincide, the curve runs towards the next one that does not.
    if step == 0 { return (p2 - p0).direction ?? (p3 - p0).direction }
    if step == SpineCurve.steps { return (p3 - p1).direction ?? (p3 - p0).direction }
    return (p3 - p0).direction
  }

  /// Appends points up to the end, the first one left out.
  func append(to spine: inout [SpinePoint], halfWidth: Int64) {
    guard let first = point(at: 0) else { return }
    var from = first
    // Four pieces at least: a shorter look would take an S for a straight line.
    for quarter in 0..<4 {
      let (start, stop) = (quarter * SpineCurve.steps / 4, (quarter + 1) * SpineCurve.steps / 4)
      guard let to = point(at: stop) else { continue }
      append(from: (start, from), to: (stop, to), halfWidth: halfWidth, spine: &spine)
      from = to
    }
  }

  private func append(
    from: (step: Int, point: SpinePoint), to: (step: Int, point: SpinePoint), halfWidth: Int64,
    spine: inout [SpinePoint]
  ) {
    let step = (from.step + to.step) / 2
    if to.step - from.step > 1, let middle = point(at: step),
      !SpineCurve.isFlat(from.point, middle, to.point, halfWidth: halfWidth)
    {
      append(from: from, to: (step, middle), halfWidth: halfWidth, spine: &spine)
      append(from: (step, middle), to: to, halfWidth: halfWidth, spine: &spine)
    } else if to.point.place != from.point.place || to.point.incoming != from.point.outgoing {
      spine.append(to.point)
    }
  }

  /// Whether both edges of the line are nearly straight between two points.
  private static func isFlat(_ from: SpinePoint, _ middle: SpinePoint, _ to: SpinePoint, halfWidth: Int64) -> Bool {
    let normal = middle.outgoing.turned
    let offsets = (
      from.outgoing.turned.scaled(by: halfWidth), normal.scaled(by: halfWidth), to.incoming.turned.scaled(by: halfWidth)
    )
    for isRight in [true, false] {
      let a = isRight ? from.place + offsets.0 : from.place - offsets.0
      let m = isRight ? middle.place + offsets.1 : middle.place - offsets.1
      let b = isRight ? to.place + offsets.2 : to.place - offsets.2
      let bulge = FineVector(x: m.x - (a.x + b.x) / 2, y: m.y - (a.y + b.y) / 2)
      // Far more than the tolerance is limited before it is multiplied.
      let limit = tolerance * 1024
      let (x, y) = (max(-limit, min(limit, bulge.x)), max(-limit, min(limit, bulge.y)))
      if abs((x * normal.x + y * normal.y) >> Direction.bits) > tolerance { return false }
    }
    return true
  }
}
