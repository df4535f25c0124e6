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
