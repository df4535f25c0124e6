public import Foundation
import PlaneGeometry

/// Contours made of straight lines and Bézier curves, in points; y grows down.
public struct Path: Hashable, Sendable {
  var contours: PlaneGeometry.Path
  /// The line along the contours that this path stands for (`strokedPath`), or nil for the contours themselves.
  ///
  /// The renderer strokes exactly; the outline of the line is never needed as contours.
  var outline: StrokeStyle?

  init(_ contours: PlaneGeometry.Path) {
    self.contours = contours
  }

  /// Creates a path without contours.
  public init() {
    self.init(PlaneGeometry.Path())
  }

  /// Creates a path by drawing into it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates the contour of a rectangle.
  public init(_ rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates the contour of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Creates the contour of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Whether the path has no contours.
  public var isEmpty: Bool { contours.isEmpty }

  /// Where the next line or curve starts, or nil before the first `move(to:)`.
  public var currentPoint: CGPoint? { contours.currentPoint.map { CGPoint($0) } }

  /// The smallest rectangle around all points and control points; the zero rectangle for a path without contours.
  public var boundingRect: CGRect { contours.controlBounds.map { CGRect($0) } ?? .zero }

  /// The line along the contours, as a path that is filled.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = self
    path.outline = style
    return path
  }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var path = self
    path.contours = contours.transformed(by: .translation(x: Double(dx), y: Double(dy)))
    return path
  }
}

extension Path: Shape {
  /// The path itself; as a view it is drawn from the corner of the view's frame.
  public func path(in rect: CGRect) -> Path { self }
}
