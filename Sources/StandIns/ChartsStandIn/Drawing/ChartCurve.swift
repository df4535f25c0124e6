import DeclarativeUI

/// A curve through points.
///
/// Catmull-Rom splines after Yuksel, Schaefer and Keyser, "On the Parameterization of Catmull-Rom Curves" (2009); monotone ones
/// after Steffen, "A simple method for monotonic interpolation in one dimension" (1990).
struct ChartCurve {
  private let curve: InterpolationMethod.Curve

  init(_ curve: InterpolationMethod.Curve) { self.curve = curve }

  /// - Parameter continuing: whether it goes back, as the lower edge of an area does; it steps where the other edge does.
  func add(_ points: [CGPoint], to path: inout Path, continuing: Bool = false) {
    guard let first = points.first else { return }
    if continuing { path.addLine(to: first) } else { path.move(to: first) }
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch curve {
      case .linear: path.addLine(to: to)
      case .stepStart: Self.step(from, to, at: continuing ? 1 : 0, &path)
      case .stepCenter: Self.step(from, to, at: 0.5, &path)
      case .stepEnd: Self.step(from, to, at: continuing ? 0 : 1, &path)
      case .cardinal(let tension): addCardinal(points, index, (1 - tension) / 6, &path)
      case .catmullRom(let alpha): addCatmullRom(points, index, alpha, &path)
      case .monotone: addMonotone(points, index, &path)
      }
    }
  }

  private static func step(_ from: CGPoint, _ to: CGPoint, at share: CGFloat, _ path: inout Path) {
    let x = from.x + (to.x - from.x) * share
    path.addLine(to: CGPoint(x: x, y: from.y))
    path.addLine(to: CGPoint(x: x, y: to.y))
    path.addLine(to: to)
  }

  private func addCardinal(_ points: [CGPoint], _ index: Int, _ share: CGFloat, _ path: inout Path) {
    let (before, from, to, after) = Self.neighbours(points, index)
    path.addCurve(
      to: to, control1: CGPoint(x: from.x + (to.x - before.x) * share, y: from.y + (to.y - before.y) * share),
      control2: CGPoint(x: to.x - (after.x - from.x) * share, y: to.y - (after.y - from.y) * share))
  }

  private func addCatmullRom(_ points: [CGPoint], _ index: Int, _ alpha: CGFloat, _ path: inout Path) {
    let (before, from, to, after) = Self.neighbours(points, index)
    let d1 = Self.distance(before, from, alpha)
    let d2 = Self.distance(from, to, alpha)
    let d3 = Self.distance(to, after, alpha)
    let first = Self.control(from, toward: to, from: before, d2, d1)
    let second = Self.control(to, toward: from, from: after, d2, d3)
    path.addCurve(to: to, control1: first, control2: second)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint, _ alpha: CGFloat) -> CGFloat {
    pow(hypot(a.x - b.x, a.y - b.y), alpha)
  }

  /// The control point beside a point, toward the next, where `outer` is the point on its other side.
  private static func control(
    _ point: CGPoint, toward next: CGPoint, from outer: CGPoint, _ inside: CGFloat, _ outside: CGFloat
  ) -> CGPoint {
    guard outside > 1e-9 else {
      return CGPoint(x: point.x + (next.x - point.x) / 3, y: point.y + (next.y - point.y) / 3)
    }
    let whole = 3 * outside * (outside + inside)
    let own = 2 * outside * outside + 3 * outside * inside + inside * inside
    func value(_ point: CGFloat, _ next: CGFloat, _ outer: CGFloat) -> CGFloat {
      (outside * outside * next - inside * inside * outer + own * point) / whole
    }
    return CGPoint(x: value(point.x, next.x, outer.x), y: value(point.y, next.y, outer.y))
  }

  private func addMonotone(_ points: [CGPoint], _ index: Int, _ path: inout Path) {
    let (from, to) = (points[index - 1], points[index])
    let third = (to.x - from.x) / 3
    path.addCurve(
      to: to, control1: CGPoint(x: from.x + third, y: from.y + third * Self.slope(points, index - 1)),
      control2: CGPoint(x: to.x - third, y: to.y - third * Self.slope(points, index)))
  }

  /// The slope of a monotone curve at a point.
  private static func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
    func secant(_ index: Int) -> CGFloat {
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    guard index > 0, index < points.count - 1 else {
      if points.count == 2 { return secant(0) }
      return index == 0
        ? (3 * secant(0) - slope(points, 1)) / 2 : (3 * secant(index - 1) - slope(points, index - 1)) / 2
    }
    let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
    let (s0, s1) = (secant(index - 1), secant(index))
    guard s0 * s1 > 0, h0 + h1 != 0 else { return 0 }
    let mean = (s0 * h1 + s1 * h0) / (h0 + h1)
    let sign: CGFloat = s0 < 0 ? -1 : 1
    return sign * 2 * min(abs(s0), abs(s1), abs(mean) / 2)
  }

  private static func neighbours(_ points: [CGPoint], _ index: Int) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    let (from, to) = (points[index - 1], points[index])
    return (index > 1 ? points[index - 2] : from, from, to, index + 1 < points.count ? points[index + 1] : to)
  }
}
