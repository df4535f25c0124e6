/// A change of the nodes of a view; a group's views are changed one by one.
protocol LayoutModifier {
  @MainActor func apply(to node: LayoutNode, in context: ResolveContext) -> LayoutNode
}

/// A view whose nodes are changed.
struct LayoutModifiedView<Content: View, Modifier: LayoutModifier> {
  let content: Content
  let modifier: Modifier
}

extension LayoutModifiedView: View, PrimitiveView {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    content.resolved(in: context.child(.content)).map { modifier.apply(to: $0, in: context) }
  }
}

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
