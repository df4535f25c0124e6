public import Foundation
import LayoutTree
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

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect) {
    contours.addRect(Rect(rect))
  }

  /// Adds closed rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a closed rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    contours.addRoundedRect(Rect(rect), cornerSize: Size(cornerSize), style: style.geometry)
  }

  /// Adds a closed ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    contours.addEllipse(in: Rect(rect))
  }

  /// Adds an arc of a circle, preceded by a line from the current point.
  /// - Parameters:
  ///   - center: the circle's centre, in points.
  ///   - radius: the circle's radius, in points.
  ///   - startAngle: where the arc starts, from the x axis towards the y axis.
  ///   - endAngle: where it ends.
  ///   - clockwise: the direction where y grows up; on a screen, `false` goes around like the hands of a clock.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    // An arc without an end would never stop turning.
    guard startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
    let fullTurn = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).remainder(dividingBy: fullTurn)
    if abs(endAngle.radians - startAngle.radians) >= fullTurn { sweep = clockwise ? -fullTurn : fullTurn }
    if clockwise, sweep > 0 { sweep -= fullTurn }
    if !clockwise, sweep < 0 { sweep += fullTurn }
    contours.addArc(
      center: Point(center), radius: Double(radius), start: startAngle.radians, end: startAngle.radians + sweep)
  }

  mutating func addCapsule(in rect: CGRect, style: RoundedCornerStyle) {
    contours.addCapsule(in: Rect(rect), style: style.geometry)
  }
}
