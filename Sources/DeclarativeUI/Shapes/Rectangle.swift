public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  private var amount: CGFloat = 0

  /// Creates a rectangle.
  public init() {}

  /// The rectangle's contour.
  public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(limited: amount))
  }

  /// The rectangle with its sides moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}
