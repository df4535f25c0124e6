import LayoutTree

/// A shape along which a line is painted.
public struct StrokeShapeView<Content: Shape, Line: Shape, Style: ShapeStyle> {
  /// The shape.
  public let shape: Content
  let line: Line
  let style: Style
}

extension StrokeShapeView: ShapeView, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    line.fill(style).resolve(in: context)
  }
}
