public import Foundation
import PlaneGeometry

extension Path {
  /// Starts a new contour; the one before stays open.
  public mutating func move(to end: CGPoint) {
    contours.move(to: Point(end))
  }

  /// Adds a line.
  public mutating func addLine(to end: CGPoint) {
    contours.addLine(to: Point(end))
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    contours.addQuad(to: Point(end), control: Point(control))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    contours.addCubic(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Adds a straight line back to where the contour started.
  public mutating func closeSubpath() {
    contours.close()
  }

  /// Starts a contour at the first point and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a closed rectangle, mapped by a transform.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    mapped(by: transform) { $0.addRect(Rect(rect)) }
  }

  /// Adds closed rectangles, mapped by a transform.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed rectangle with round corners, mapped by a transform.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    mapped(by: transform) { $0.addRoundedRect(Rect(rect), cornerSize: Size(cornerSize), style: style.geometry) }
  }

  /// Adds a closed rectangle with corners of different radii, where lines start on the left, mapped by a transform.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    mapped(by: transform) {
      $0.addRoundedRect(Rect(rect), radii: cornerRadii.smaller(by: 0), style: style.geometry)
    }
  }

  /// Adds a closed ellipse that touches the sides of a rectangle, mapped by a transform.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    mapped(by: transform) { $0.addEllipse(in: Rect(rect)) }
  }

  /// Adds an arc of a circle, preceded by a line from the current point.
  /// - Parameters:
  ///   - center: the circle's centre, in points.
  ///   - radius: the circle's radius, in points.
  ///   - startAngle: where the arc starts, from the x axis towards the y axis.
  ///   - endAngle: where it ends.
  ///   - clockwise: the direction where y grows up; on a screen, `false` goes around like the hands of a clock.
  ///   - transform: maps the arc before it is added.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // An arc without an end would never stop turning.
    guard startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
    let fullTurn = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).remainder(dividingBy: fullTurn)
    if abs(endAngle.radians - startAngle.radians) >= fullTurn { sweep = clockwise ? -fullTurn : fullTurn }
    if clockwise, sweep > 0 { sweep -= fullTurn }
    if !clockwise, sweep < 0 { sweep += fullTurn }
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
  }

  /// Adds an arc of a circle by how far it goes around, preceded by a line from the current point.
  /// - Parameters:
  ///   - center: the circle's centre, in points.
  ///   - radius: the circle's radius, in points.
  ///   - startAngle: where the arc starts, from the x axis towards the y axis.
  ///   - delta: how far it goes, towards the y axis where it is positive; a whole turn at most.
  ///   - transform: maps the arc before it is added.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let sweep = min(max(delta.radians, -2 * .pi), 2 * .pi)
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    mapped(by: transform, connected: true) {
      $0.addArc(center: Point(center), radius: Double(radius), start: start, end: start + sweep)
    }
  }

  /// Rounds the corner between the current point and two others by a circle that touches both sides.
  ///
  /// A line leads to the arc, which ends on the second side; without a corner there is only a line to it.
  /// - Parameters:
  ///   - tangent1End: the corner, in points.
  ///   - tangent2End: a point on the second side, in points.
  ///   - radius: the circle's radius, in points.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    contours.addRoundedCorner(at: Point(tangent1End), to: Point(tangent2End), radius: Double(radius))
  }

  /// Adds contours that are mapped first.
  /// - Parameter connected: whether a line leads from the current point to where they begin.
  private mutating func mapped(
    by transform: CGAffineTransform, connected: Bool = false, _ draw: (inout PlaneGeometry.Path) -> Void
  ) {
    guard !transform.isIdentity else { return draw(&contours) }
    var added = PlaneGeometry.Path()
    draw(&added)
    let map = Transform(transform)
    for element in added.elements {
      if connected, contours.currentPoint != nil, case .move(let start) = element {
        contours.addLine(to: map.apply(to: start))
      } else {
        contours.append(element, mappedBy: map)
      }
    }
  }

  mutating func addCapsule(in rect: CGRect, style: RoundedCornerStyle) {
    contours.addCapsule(in: Rect(rect), style: style.geometry)
  }
}
