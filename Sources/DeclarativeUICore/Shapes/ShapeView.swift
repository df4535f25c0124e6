public import Foundation
package import LayoutTree

/// A painted shape, on which more of the same shape can be painted.
@MainActor @preconcurrency
public protocol ShapeView: View {
  /// The kind of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

extension FilledShape: ShapeView {}

extension ShapeView {
  /// Paints the inside of the same shape over what is there.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> PaintedOverShape<Content, Self, FilledShape<Content, S>> {
    PaintedOverShape(shape: shape, below: self, above: shape.fill(content, style: style))
  }

  /// Paints a line along the same shape over what is there.
  /// - Remark: edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedOverShape<Content, Self, StrokeShapeView<Content, StrokedShape<Content>, S>> {
    PaintedOverShape(shape: shape, below: self, above: shape.stroke(content, style: style))
  }

  /// Paints a line of a width in points along the same shape over what is there.
  /// - Remark: edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedOverShape<Content, Self, StrokeShapeView<Content, StrokedShape<Content>, S>> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Paints a line inside of the same shape's edge over what is there.
  /// - Remark: edges are always smooth.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedOverShape<Content, Self, StrokeShapeView<Content, StrokedShape<Content.InsetShape>, S>> {
    PaintedOverShape(shape: shape, below: self, above: shape.strokeBorder(content, style: style))
  }

  /// Paints a line of a width in points inside of the same shape's edge over what is there.
  /// - Remark: edges are always smooth.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedOverShape<Content, Self, StrokeShapeView<Content, StrokedShape<Content.InsetShape>, S>> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A painted shape with more paint of the same shape over it.
/// - Remark: what painting over a shape gives.
public struct PaintedOverShape<Content: Shape, Below: View, Above: View> {
  /// The shape.
  public let shape: Content
  let below: Below
  let above: Above
}

extension PaintedOverShape: ShapeView {
  /// Both, one over the other.
  public var body: some View { below.overlay { above } }
}

/// A shape along which a line is painted.
/// - Remark: what stroking a shape gives.
public struct StrokeShapeView<Content: Shape, Line: Shape, Style: ShapeStyle> {
  /// The shape.
  public let shape: Content
  let line: Line
  let style: Style
}

extension StrokeShapeView: ShapeView, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.animatedNode(Self.self, line.fill(style).rule(in: context)).from(self, in: context)
  }
}
