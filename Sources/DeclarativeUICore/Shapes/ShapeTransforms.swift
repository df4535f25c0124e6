public import Foundation
import PlaneGeometry

/// A shape whose contours are changed in their frame.
package nonisolated protocol ChangedShape: Shape, ShapeNaming {
  associatedtype Base: Shape
  var shape: Base { get }
}

extension ChangedShape {
  package var drawnName: String { shape.nameInDrawings }
}

/// A shape turned around a place of its frame.
public struct RotatedShape<Content: Shape>: Shape, ChangedShape {
  /// The shape before.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The place that stays.
  public var anchor: UnitPoint

  /// Turns a shape around a place of its frame.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The contours, turned.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, of: rect))
  }

  /// What the shape takes before it is turned.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape stretched around a place of its frame.
public struct ScaledShape<Content: Shape>: Shape, ChangedShape {
  /// The shape before.
  public var shape: Content
  /// How much it is stretched.
  public var scale: CGSize
  /// The place that stays.
  public var anchor: UnitPoint

  /// Stretches a shape around a place of its frame.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The contours, stretched.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: rect))
  }

  /// What the shape takes before it is stretched.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape moved in its frame.
public struct OffsetShape<Content: Shape>: Shape, ChangedShape {
  /// The shape before.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Moves a shape.
  public init(shape: Content, offset: CGSize) {
    (self.shape, self.offset) = (shape, offset)
  }

  /// The contours, moved.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// What the shape takes before it is moved.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape changed by an affine map, whose origin is that of its frame.
public struct TransformedShape<Content: Shape>: Shape, ChangedShape {
  /// The shape before.
  public var shape: Content
  /// The map.
  public var transform: CGAffineTransform

  /// Changes a shape by a map.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// The contours after the map.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// What the shape takes before the map.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A part of a shape's contours.
/// - Remark: what trimming a shape gives; SwiftUI's `_TrimmedShape`.
public struct TrimmedShape<Content: Shape>: Shape, ChangedShape {
  package let shape: Content
  let start, end: CGFloat

  /// The part of the contours between two shares of their length.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  /// What the whole shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape in a frame of a size of its own.
/// - Remark: what `size(_:)` gives; SwiftUI's `_SizedShape`.
public struct SizedShape<Content: Shape>: Shape, ChangedShape {
  package let shape: Content
  let size: CGSize
  let anchor: UnitPoint

  /// The contours in a frame of the size, at a place of the one that is offered.
  public func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.width - size.width, rect.height - size.height)
    let origin = CGPoint(x: rect.minX + anchor.x * x, y: rect.minY + anchor.y * y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  /// What the shape takes before.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
  /// The shape in a frame of a size in points, at a place of the frame that it is offered.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a frame of a size in points, at a place of the frame that it is offered.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// The shape turned around a place of its frame, clockwise for a positive angle.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape stretched around a place of its frame.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape made larger or smaller around a place of its frame.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape moved by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved by a vector in points.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by distances in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The shape changed by an affine map, whose origin is that of its frame.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The part of the contours between two shares of their length, of which 1 is the whole.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

/// A shape whose type is not known outside.
public struct AnyShape: Shape, ShapeNaming {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  /// The contours of the shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// What the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What the shape does where lines run the other way.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  package var drawnName: String { shape.nameInDrawings }
}

extension CGAffineTransform {
  /// The map after everything was moved so that a place is the origin, which is moved back at last.
  fileprivate func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
