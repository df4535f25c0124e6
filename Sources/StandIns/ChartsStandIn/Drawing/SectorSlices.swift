import DeclarativeUI

/// The slices of a pie or a ring: from the top and clockwise, each as large as its part of all.
///
/// Corners of slices are not rounded yet.
struct SectorSlices {
  private(set) var all: [DrawnMark] = []

  init(_ plot: PlotGeometry) {
    let marks = plot.model.marks.filter { $0.mark.kind == .sector }.map(\.mark)
    // What is no part of a whole has no slice.
    let angles = marks.map { $0.angle.isFinite ? max($0.angle, 0) : 0 }
    let sum = angles.reduce(0, +)
    guard sum > 0 else { return }
    let whole = min(plot.size.width, plot.size.height) / 2
    let center = CGPoint(x: plot.size.width / 2, y: plot.size.height / 2)
    var start = -Double.pi / 2
    for (mark, angle) in zip(marks, angles) {
      let end = start + angle / sum * 2 * .pi
      let outer = Self.radius(mark.outerRadius, of: whole, automatic: whole)
      let inner = Self.radius(mark.innerRadius, of: whole, automatic: 0)
      let slice = SectorSlice(
        start: start, end: end, inner: inner, outer: outer, inset: mark.angularInset, center: center)
      all.append(
        DrawnMark(
          filling: slice, plot.model.styles.style(of: mark), frame: CGRect(origin: .zero, size: plot.size), mark,
          annotatedAt: slice.middle))
      start = end
    }
  }

  private static func radius(_ dimension: MarkDimension, of whole: CGFloat, automatic: CGFloat) -> CGFloat {
    switch dimension.rule {
    case .automatic: automatic
    case .fixed(let points): points
    case .ratio(let share): whole * share
    case .inset(let points): max(whole - points, 0)
    }
  }
}

extension DrawnMark {
  fileprivate init(
    filling shape: some Shape, _ style: AnyShapeStyle, frame: CGRect, _ mark: ChartMark, annotatedAt point: CGPoint
  ) {
    self.init(filling: shape, style, frame: frame, mark)
    annotationFrame = CGRect(origin: point, size: .zero)
  }
}

/// One slice.
private struct SectorSlice: Shape {
  let start: Double
  let end: Double
  let inner: CGFloat
  let outer: CGFloat
  /// What is left free at both sides, in points.
  let inset: CGFloat
  let center: CGPoint

  var middle: CGPoint { point(at: (start + end) / 2, (inner + outer) / 2) }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let free = outer > 0 ? Double(inset / outer) : 0
    guard end - start > 2 * free else { return path }
    path.addArc(
      center: center, radius: outer, startAngle: .radians(start + free), endAngle: .radians(end - free),
      clockwise: false)
    let freeInside = inner > 0 ? min(Double(inset / inner), (end - start) / 2) : 0
    if inner > 0 {
      path.addArc(
        center: center, radius: inner, startAngle: .radians(end - freeInside), endAngle: .radians(start + freeInside),
        clockwise: true)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return path
  }

  private func point(at angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }
}
