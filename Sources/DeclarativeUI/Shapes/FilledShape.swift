/// A shape whose inside is painted.
public struct FilledShape<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public let shape: Content
  let style: Style
  let fillStyle: FillStyle
}

extension FilledShape: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let paint = style.resolvedPaint(in: context.environment)
    return [
      LayoutNode(
        ShapeRule(
          shape, fill: fillStyle, paint: paint, direction: context.environment.layoutDirection,
          problemLog: context.environment.problemLog))
    ]
  }
}
