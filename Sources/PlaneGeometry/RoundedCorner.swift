/// The curves of a top left corner in units of the corner radius, from the vertical side to the horizontal one.
struct RoundedCorner {
  struct Curve {
    var control1, control2, end: Point
  }

  var start: Point
  var curves: [Curve]

  var end: Point { curves.last?.end ?? start }

  /// A quarter of the circle around (1, 1).
  static var circular: RoundedCorner {
    let arc = CircularArc(from: .pi, sweep: .pi / 2)
    let center = Point(x: 1, y: 1)
    return RoundedCorner(
      start: Point(x: 0, y: 1),
      curves: [Curve(control1: center + arc.control1, control2: center + arc.control2, end: Point(x: 1, y: 0))])
  }

  /// The corner of a continuous rounded rectangle, in three curves.
  ///
  /// The figures are those of the iOS 7 rounded rectangle as published by PaintCode; where a side is too short for the
  /// full reach of 1.528665 radii the outer curves are shortened.
  /// - Parameters:
  ///   - reachX: half of the width in radii, at least 1.
  ///   - reachY: half of the height in radii, at least 1.
  static func continuous(reachX: Double, reachY: Double) -> RoundedCorner {
    let x = OuterCurve(reach: reachX)
    let y = OuterCurve(reach: reachY)
    let near = 0.074911
    let far = 0.631494
    return RoundedCorner(
      start: Point(x: 0, y: y.end),
      curves: [
        Curve(
          control1: Point(x: 0, y: y.control1), control2: Point(x: 0, y: y.control2), end: Point(x: near, y: far)),
        Curve(
          control1: Point(x: 0.16906, y: 0.372824), control2: Point(x: 0.372824, y: 0.16906),
          end: Point(x: far, y: near)),
        Curve(
          control1: Point(x: x.control2, y: 0), control2: Point(x: x.control1, y: 0), end: Point(x: x.end, y: 0)),
      ])
  }

  /// A corner of a wide capsule.
  ///
  /// A circular arc of 54.34 degrees continues in the same direction as a flat curve that ends 1.5287 radii from the
  /// side. Fitted by least squares to the rows of pixels of a line that iOS draws along a capsule of 978 x 121 px: no row
  /// begins more than 0.31 px from where iOS begins it. Where the capsule is too short, the flat curve approaches the
  /// rest of the circle, so that a square capsule is a circle.
  /// - Parameter reach: half of the length in radii, at least 1.
  static func capsuleEnd(reach: Double) -> RoundedCorner {
    let length = min(reach, 1.5287)
    let flatness = (length - 1) / 0.5287
    return RoundedCorner(
      start: Point(x: 0, y: 1),
      curves: [
        Curve(
          control1: Point(x: 0, y: 0.67779), control2: Point(x: 0.15526, y: 0.37532),
          end: Point(x: 0.41706, y: 0.18749)),
        Curve(
          control1: Point(x: 0.58701, y: 0.06555).interpolated(to: Point(x: 0.61644, y: 0.04444), by: flatness),
          control2: Point(x: 0.79083, y: 0).interpolated(to: Point(x: 0.83329, y: 0), by: flatness),
          end: Point(x: length, y: 0)),
      ])
  }

  /// A corner of a layer whose corners are continuous, as cards of lists and backgrounds of segments have it.
  ///
  /// It is flatter at its ends than that of a path. Fitted by least squares to 90 rows of pixels of cards on pictures of iOS 18
  /// and 26, with radii of 30, 76.5 and 78 px in rows of 44 to 198 points: no row begins more than 0.6 px from where iOS begins
  /// it. The middle is a circular arc of 22.7 degrees; where a side is too short for the full reach of 1.91 radii, the flat
  /// curve approaches the rest of the circle.
  /// - Parameters:
  ///   - reachX: half of the width in radii, at least 1.
  ///   - reachY: half of the height in radii, at least 1.
  static func layer(reachX: Double, reachY: Double) -> RoundedCorner {
    let arc = CircularArc(from: .pi + LayerCurve.angle, sweep: .pi / 2 - 2 * LayerCurve.angle)
    let (x, y) = (LayerCurve(reach: reachX), LayerCurve(reach: reachY))
    let center = Point(x: 1, y: 1)
    func swap(_ point: Point) -> Point { Point(x: point.y, y: point.x) }
    return RoundedCorner(
      start: swap(y.end),
      curves: [
        Curve(control1: swap(y.control2), control2: swap(y.control1), end: swap(y.start)),
        Curve(control1: center + arc.control1, control2: center + arc.control2, end: x.start),
        Curve(control1: x.control1, control2: x.control2, end: x.end),
      ])
  }

  /// The same corner with x and y exchanged, still from the vertical side to the horizontal one.
  var mirrored: RoundedCorner {
    func swap(_ point: Point) -> Point { Point(x: point.y, y: point.x) }
    let back = reversed
    return RoundedCorner(
      start: swap(back.start),
      curves: back.curves.map {
        Curve(control1: swap($0.control1), control2: swap($0.control2), end: swap($0.end))
      })
  }

  /// The same corner from the horizontal side to the vertical one.
  var reversed: RoundedCorner {
    let starts = [start] + curves.dropLast().map(\.end)
    return RoundedCorner(
      start: end,
      curves: zip(curves, starts).reversed().map {
        Curve(control1: $0.control2, control2: $0.control1, end: $1)
      })
  }
}

/// The distances along one side at which the outer curve of a continuous corner has its points, in radii.
private struct OuterCurve {
  let control1, control2, end: Double

  init(reach: Double) {
    end = min(max(reach, 1), 1.528665)
    control1 = end - (0.04 + 0.75697 * (end - 1))
    control2 = end - (0.18 + 0.90847 * (end - 1))
  }
}

/// The flat curve in which a layer's corner reaches its upper side, in radii.
private struct LayerCurve {
  /// How much the curve turns.
  static let angle = 0.58724

  let start, control1, control2, end: Point

  init(reach: Double) {
    let full = 1.91
    let flatness = (min(max(reach, 1), full) - 1) / (full - 1)
    let turn = sineAndCosine(Self.angle)
    let quarter = sineAndCosine(Self.angle / 4)
    let circular = 4 * quarter.sine / (3 * quarter.cosine)
    func between(_ round: Double, _ flat: Double) -> Double { round + (flat - round) * flatness }
    start = Point(x: 1 - turn.sine, y: 1 - turn.cosine)
    let handle = between(circular, 0.30166)
    control1 = Point(x: start.x + turn.cosine * handle, y: start.y - turn.sine * handle)
    control2 = Point(x: between(1 - circular, 0.95612), y: 0)
    end = Point(x: between(1, full), y: 0)
  }
}

/// How the corner of a rounded rectangle bends.
package enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that leaves the sides gradually, as iOS draws it.
  case continuous
}

/// A cubic curve that follows the unit circle over at most a quarter turn, within 0.03 % of the radius.
///
/// The control points lie on the tangents at a distance of 4/3 tan(sweep / 4), the usual choice, for which the middle
/// of the curve lies on the circle.
struct CircularArc {
  let start, control1, control2, end: Point

  /// - Parameters:
  ///   - angle: where the arc starts, in radians.
  ///   - sweep: how far it turns, in radians; negative turns the other way.
  init(from angle: Double, sweep: Double) {
    let quarter = sineAndCosine(sweep / 4)
    let reach = 4 * quarter.sine / (3 * quarter.cosine)
    let first = sineAndCosine(angle)
    let last = sineAndCosine(angle + sweep)
    start = Point(x: first.cosine, y: first.sine)
    control1 = Point(x: first.cosine - reach * first.sine, y: first.sine + reach * first.cosine)
    control2 = Point(x: last.cosine + reach * last.sine, y: last.sine - reach * last.cosine)
    end = Point(x: last.cosine, y: last.sine)
  }
}
