public import Foundation
import PlaneGeometry

/// Corners of a rectangle, by UIKit's name.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// Contours by UIKit's name, to be turned into a `Path`.
/// - Remark: round corners bend as those of views; those of UIKit were not measured.
public final class UIBezierPath {
  package private(set) var path: Path

  private init(_ path: Path) {
    self.path = path
  }

  /// Creates a path without contours.
  public convenience init() {
    self.init(Path())
  }

  /// Creates a path from contours.
  public convenience init(cgPath: CGPath) {
    self.init(Path(cgPath))
  }

  /// Creates the contour of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path(rect))
  }

  /// Creates an ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  /// Creates the contour of a rectangle with round corners, which bend as those of views; UIKit's were not measured.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates the contour of a rectangle, some corners of which are round.
  ///
  /// Of the radii the width counts; what UIKit makes of different ones is not known.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    self.init(Path { $0.addRoundedRect(in: rect, cornerRadii: radii) })
  }

  /// Creates an arc of a circle; angles are in radians, and `clockwise` goes as the hands of a clock.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The contours as a path of Core Graphics.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The width of a line along the contours; a view says how wide its own is.
  public var lineWidth: CGFloat = 1
  /// The shape of a line's ends.
  public var lineCapStyle = CGLineCap.butt
  /// The shape of a line's corners.
  public var lineJoinStyle = CGLineJoin.miter
  /// The longest miter of a line, as a multiple of its width.
  public var miterLimit: CGFloat = 10
  /// How exactly curves are drawn.
  /// - Remark: has no effect: they are always exact.
  public var flatness: CGFloat = 0.6
  /// Whether what lies in an even number of contours is outside.
  public var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// How a line along the contours is drawn.
  public var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash.lengths,
      dashPhase: dash.phase)
  }

  /// Breaks a line into dashes.
  /// - Parameters:
  ///   - pattern: the lengths of dashes and gaps, in turn; nil for a solid line.
  ///   - count: how many lengths there are.
  ///   - phase: how far into the dashes the line starts.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
  }

  /// Whether there are no contours.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the next line or curve starts; zero before the first one.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points and control points.
  public var bounds: CGRect { path.contours.controlBounds.map { CGRect($0) } ?? .zero }

  /// The same contours, to be changed.
  public func copy() -> Any {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  /// Starts a new contour.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle; angles are in radians, and `clockwise` goes as the hands of a clock.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }

  /// Adds a straight line back to where the contour started.
  public func close() { path.closeSubpath() }

  /// Adds the contours of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Maps the contours.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// The contours drawn from their ends to their starts.
  public func reversing() -> UIBezierPath { UIBezierPath(path.reversed) }

  /// Takes all contours away.
  public func removeAllPoints() { path = Path() }
}
