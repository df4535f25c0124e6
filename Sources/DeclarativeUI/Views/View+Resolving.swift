extension View {
  /// The nodes of this view: its own, or those of its body; none where the stack has no room for them.
  func resolved(in context: ResolveContext) -> [LayoutNode] {
    guard let context = context.enteringView() else { return [] }
    if let primitive = self as? any PrimitiveView { return primitive.resolve(in: context) }
    context.dynamicProperties.update(self, environment: context.environment)
    return body.resolved(in: context.body(of: Self.self))
  }

  /// The one node of this view; several nodes lie on top of each other.
  func resolvedAsOne(in context: ResolveContext, alignment: Alignment = .center) -> LayoutNode {
    let nodes = resolved(in: context)
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(
      OverlapRule(alignment: alignment, children: nodes, isMirrored: context.environment.isMirrored))
  }
}
