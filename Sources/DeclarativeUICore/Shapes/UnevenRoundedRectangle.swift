public import Foundation
import PlaneGeometry

/// The radii of a rectangle's corners in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the corner where lines start, above.
  public var topLeading: CGFloat
  /// The radius of the corner where lines start, below.
  public var bottomLeading: CGFloat
  /// The radius of the corner where lines end, below.
  public var bottomTrailing: CGFloat
  /// The radius of the corner where lines end, above.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  func smaller(by amount: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: Double(topLeading - amount), topRight: Double(topTrailing - amount),
      bottomRight: Double(bottomTrailing - amount), bottomLeft: Double(bottomLeading - amount))
  }
}

/// A rectangle whose corners are round by radii of their own.
/// - Remark: how iOS bends corners of different radii was not measured.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners bend.
  public var style: RoundedCornerStyle
  package private(set) var amount: CGFloat = 0

  /// Creates a rectangle with corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corners by their radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// The contour with its corners, which an inset makes smaller.
  public func path(in rect: CGRect) -> Path {
    var contours = PlaneGeometry.Path()
    contours.addRoundedRect(
      Rect(rect.insetBy(limited: amount)), radii: cornerRadii.smaller(by: amount), style: style.geometry)
    return Path(contours)
  }

  /// The rectangle with its sides moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension UnevenRoundedRectangle: CodeSpelled {
  package nonisolated var inCode: String {
    let radii = [
      ("topLeadingRadius", cornerRadii.topLeading), ("bottomLeadingRadius", cornerRadii.bottomLeading),
      ("bottomTrailingRadius", cornerRadii.bottomTrailing), ("topTrailingRadius", cornerRadii.topTrailing),
    ].filter { $0.1 != 0 }.map { "\($0): \(DeclarativeUICore.inCode($1))" }
    return "UnevenRoundedRectangle(\(radii.joined(separator: ", ")))"
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of their own radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with corners by their radii in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
