public import Foundation
import LayoutTree

/// The largest circle in the middle of a rectangle.
public struct Circle: InsettableShape {
  private var amount: CGFloat = 0

  /// Creates a circle.
  public init() {}

  /// The circle's contour.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.size.width, rect.size.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.insetBy(limited: amount))
  }

  /// The circle with a smaller radius, in points.
  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.amount += amount
    return shape
  }
}
