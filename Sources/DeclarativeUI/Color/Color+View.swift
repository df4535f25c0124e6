extension Color: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let rule = ShapeRule(
      Rectangle(), name: "Color", fill: FillStyle(), paint: paint(in: context.environment))
    return [LayoutNode(rule)]
  }
}
