/// A change that one rule around the node makes.
struct RuleModifier: LayoutModifier {
  let makeRule: (LayoutNode, EnvironmentValues) -> any LayoutRule

  func apply(to node: LayoutNode, in context: ResolveContext) -> LayoutNode {
    LayoutNode(makeRule(node, context.environment))
  }
}

extension View {
  /// The view with a rule around each of its nodes.
  nonisolated func rule(
    _ makeRule: @escaping (LayoutNode, EnvironmentValues) -> any LayoutRule
  ) -> some View {
    LayoutModifiedView(content: self, modifier: RuleModifier(makeRule: makeRule))
  }
}
