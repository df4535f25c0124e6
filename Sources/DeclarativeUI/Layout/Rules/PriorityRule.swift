/// `layoutPriority`: when the child is served in a stack.
struct PriorityRule: UnaryRule {
  let child: LayoutNode
  let priority: Double
}
