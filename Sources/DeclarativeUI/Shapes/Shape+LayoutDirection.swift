import Foundation

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
