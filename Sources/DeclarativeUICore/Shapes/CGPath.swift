public import Foundation
import PlaneGeometry

// Core Graphics' paths, which come along with SwiftUI on Apple's systems.

/// Contours that are drawn as they are, by Core Graphics' name.
public class CGPath {
  package fileprivate(set) var path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// Creates the contour of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates an ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the contour of a rectangle whose corners are quarters of ellipses.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether there are no contours.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the next line or curve starts; zero before the first one.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points and control points; null for a path without contours.
  public var boundingBox: CGRect { path.contours.controlBounds.map { CGRect($0) } ?? .null }

  /// The smallest rectangle around the contours, in which control points need not be; null for a path without contours.
  public var boundingBoxOfPath: CGRect { path.contours.bounds.map { CGRect($0) } ?? .null }

  /// The same contours.
  public func copy() -> CGPath? { CGPath(path) }

  /// The same contours, to be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }
}

/// How contours are drawn, by Core Graphics' name: those that begin with `eo` are filled where an odd number of them lie
/// around.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Contours that are drawn into, by Core Graphics' name.
public final class CGMutablePath: CGPath {
  /// Creates a path without contours.
  public init() {
    super.init(Path())
  }

  /// Starts a new contour.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Starts a contour at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds an arc of a circle; angles are in radians, and `clockwise` counts where y grows up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise, transform: transform)
  }

  /// Rounds the corner between the current point and two others.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds a closed ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a closed rectangle whose corners are quarters of ellipses.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: corner, style: .circular, transform: transform)
  }

  /// Adds the contours of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Adds a straight line back to where the contour started.
  public func closeSubpath() {
    path.closeSubpath()
  }
}

extension Path {
  /// Creates the contours of a path of Core Graphics.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// The contours as a path of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }
}

extension CGPoint {
  /// The point, mapped by a transform; Foundation has it on Apple's systems only.
  public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(Transform(t).apply(to: Point(self))) }
}
