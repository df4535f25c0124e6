public import Foundation

// Points, sizes and rectangles as objects, such as the frame of a keyboard in a notification.

extension NSValue {
  /// Holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle that it holds.
  public var cgRectValue: CGRect { rectValue }

  /// The point that it holds.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that it holds.
  public var cgSizeValue: CGSize { sizeValue }
}
