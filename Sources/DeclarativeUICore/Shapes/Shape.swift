public import Foundation

/// A path that fits itself into a rectangle; as a view it fills the space that it is offered with the foreground style.
nonisolated public protocol Shape: View, Animatable, Sendable {
  /// The contours for a rectangle in points; a view's shape is asked in its own coordinates, with an origin of zero.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes when it is offered a size in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the contours are mirrored in their frame where lines run in a direction.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// What the shape is for; its look does not depend on that.
  nonisolated static var role: ShapeRole { get }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  /// To be filled.
  public nonisolated static var role: ShapeRole { .fill }
}

extension Shape {
  /// The contours where a view draws them whose frame is given.
  nonisolated func path(drawnIn frame: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// The offered size, 10 points where none is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: FilledShape<Self, ForegroundStyle> {
    FilledShape(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can be made smaller with its sides kept parallel.
nonisolated public protocol InsettableShape: Shape {
  /// The kind of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its sides moved inwards by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape around another one, which goes by the other one's name in a drawing.
package protocol ShapeNaming {
  var drawnName: String { get }
}

extension Shape {
  /// What people call the shape: its type, without what it is generic over.
  var nameInDrawings: String {
    if let naming = self as? any ShapeNaming { return naming.drawnName }
    let name = _typeName(Self.self, qualified: false)
    return name.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(name[..<$0]) } ?? name
  }
}

/// What happens to a drawing where lines run the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// Left and right are exchanged in one of the directions.
  case mirrors(in: LayoutDirection)

  /// Left and right are exchanged where lines run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// Left and right are exchanged where lines run from right to left, as SwiftUI does since iOS 17.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The contours where a view draws them whose frame is given, and where lines run in a direction.
  nonisolated func path(drawnIn frame: CGRect, direction: LayoutDirection) -> Path {
    let path = path(drawnIn: frame)
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0))
  }
}

// Shapes whose mirror images are the same are not mirrored, so that they stay the same to the last bit.

extension Rectangle {
  /// A rectangle is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
  /// A rounded rectangle is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
  /// A capsule is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
  /// A circle is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
  /// An ellipse is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
