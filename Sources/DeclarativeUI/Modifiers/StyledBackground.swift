/// A painted rectangle that grows into the unsafe area.
struct StyledBackground<Style: ShapeStyle> {
  let style: Style
  let edges: Edge.Set
}

extension StyledBackground: View, PrimitiveView {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let paint = style.resolvedPaint(in: context.environment)
    let rectangle = ShapeRule(Rectangle(), name: "Background", fill: FillStyle(), paint: paint)
    return [
      LayoutNode(UnsafeAreaRule(child: LayoutNode(rectangle), edges: edges, isMirrored: context.environment.isMirrored))
    ]
  }
}
