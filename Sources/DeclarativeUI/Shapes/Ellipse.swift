public import Foundation

/// An ellipse that touches the four sides of a rectangle.
public struct Ellipse: InsettableShape {
  private var amount: CGFloat = 0

  /// Creates an ellipse.
  public init() {}

  /// The ellipse's contour.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(limited: amount))
  }

  /// The ellipse with smaller radii, in points.
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.amount += amount
    return shape
  }
}
