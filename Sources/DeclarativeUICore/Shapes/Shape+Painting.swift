public import Foundation

extension Shape {
  /// The shape with its inside painted.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FilledShape<Self, S> {
    FilledShape(shape: self, style: content, fillStyle: style)
  }

  /// The line along the shape, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  /// The line of a width in points along the shape, as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A painted line along the shape; half of its width is outside of the shape.
  /// - Remark: edges are always smooth.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, StrokedShape<Self>, S> {
    StrokeShapeView(shape: self, line: stroke(style: style), style: content)
  }

  /// A painted line of a width in points along the shape; half of its width is outside of the shape.
  /// - Remark: edges are always smooth.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// A painted line inside of the shape's edge.
  /// - Remark: edges are always smooth.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, StrokedShape<InsetShape>, S> {
    StrokeShapeView(
      shape: self, line: inset(by: style.lineWidth / 2).stroke(style: style), style: content)
  }

  /// A painted line of a width in points inside of the shape's edge.
  /// - Remark: edges are always smooth.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, StrokedShape<InsetShape>, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The line along a shape, as a shape.
/// - Remark: what a line along a shape is; SwiftUI's `_StrokedShape`.
public struct StrokedShape<S: Shape>: Shape, ShapeNaming {
  let shape: S
  let style: StrokeStyle

  /// The line along the shape's contours.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// That of the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  package var drawnName: String { shape.nameInDrawings }
}
