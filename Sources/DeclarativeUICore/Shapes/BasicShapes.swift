public import Foundation
import PlaneGeometry

/// A rectangle.
public struct Rectangle: InsettableShape {
  package private(set) var amount: CGFloat = 0

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

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The extents of a corner in points.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle
  package private(set) var amount: CGFloat = 0

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

/// How the corner of a rounded rectangle bends.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that leaves the sides gradually, as iOS draws it.
  case continuous

  var geometry: PlaneGeometry.RoundedCornerStyle {
    self == .circular ? .circular : .continuous
  }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
  /// How the ends bend.
  public var style: RoundedCornerStyle
  package private(set) var amount: CGFloat = 0

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

/// The largest circle in the middle of a rectangle.
public struct Circle: InsettableShape {
  package private(set) var amount: CGFloat = 0

  /// Creates a circle.
  public init() {}

  /// A square of the shorter of the offered lengths, of 10 points where none is offered: no other shape gives room back.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }

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

/// An ellipse that touches the four sides of a rectangle.
public struct Ellipse: InsettableShape {
  package private(set) var amount: CGFloat = 0

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

extension CGRect {
  /// The rectangle with its sides moved inwards, at most until they meet.
  func insetBy(limited amount: CGFloat) -> CGRect {
    let dx = min(amount, size.width / 2)
    let dy = min(amount, size.height / 2)
    return CGRect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }
}

// The shapes as implicit members, so that `.clipShape(.capsule)` needs no type.

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with a corner radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with corners of different extents, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of a rectangle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches the four sides of a rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are round.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are round, bent in a given way.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
