public import Foundation

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
  /// How the ends bend.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The capsule's contour.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addCapsule(in: rect.insetBy(limited: amount), style: style) }
  }

  /// The capsule with its sides moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.amount += amount
    return shape
  }
}
