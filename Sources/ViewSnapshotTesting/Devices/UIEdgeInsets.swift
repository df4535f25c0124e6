public import Foundation

/// Distances in points from the four sides of a rectangle to its inside, by UIKit's name.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances from the sides.
  public var top, left, bottom, right: CGFloat

  /// Creates insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}
