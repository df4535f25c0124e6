public import Foundation

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The extents of a corner in points.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Creates a rectangle with corners of different extents, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with a corner radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The contour with its corners, which an inset makes smaller.
  public func path(in rect: CGRect) -> Path {
    let corner = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return Path(roundedRect: rect.insetBy(limited: amount), cornerSize: corner, style: style)
  }

  /// The rectangle with its sides moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}
