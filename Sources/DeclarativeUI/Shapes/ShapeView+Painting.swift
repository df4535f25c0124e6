public import Foundation

extension ShapeView {
  /// Paints the inside of the same shape over what is there.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> PaintedOverShape<Content, Self, FilledShape<Content, S>> {
    PaintedOverShape(shape: shape, below: self, above: shape.fill(content, style: style))
  }

  /// Paints a line along the same shape over what is there.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedOverShape<Content, Self, StrokeShapeView<Content, StrokedShape<Content>, S>> {
    PaintedOverShape(shape: shape, below: self, above: shape.stroke(content, style: style))
  }

  /// Paints a line of a width in points along the same shape over what is there.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedOverShape<Content, Self, StrokeShapeView<Content, StrokedShape<Content>, S>> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Paints a line inside of the same shape's edge over what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedOverShape<Content, Self, StrokeShapeView<Content, StrokedShape<Content.InsetShape>, S>> {
    PaintedOverShape(shape: shape, below: self, above: shape.strokeBorder(content, style: style))
  }

  /// Paints a line of a width in points inside of the same shape's edge over what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedOverShape<Content, Self, StrokeShapeView<Content, StrokedShape<Content.InsetShape>, S>> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
