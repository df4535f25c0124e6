/// A change of the nodes of a view; a group's views are changed one by one.
protocol LayoutModifier {
  @MainActor func apply(to node: LayoutNode, in context: ResolveContext) -> LayoutNode
}
