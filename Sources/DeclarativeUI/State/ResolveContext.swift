/// What a view is told when it becomes part of a layout.
@MainActor
struct ResolveContext {
  var environment: EnvironmentValues
  /// The axis of the nearest stack around the view; nil outside of stacks.
  var stackAxis: Axis?
  /// Where the view is among all views; what a view remembers belongs to its place.
  private(set) var identity: ViewIdentity
  let dynamicProperties: DynamicPropertyReader

  init(environment: EnvironmentValues) {
    self.environment = environment
    identity = .root
    dynamicProperties = DynamicPropertyReader()
  }

  func child(_ step: ViewIdentity.Step) -> ResolveContext {
    var context = self
    context.identity = identity.appending(step)
    return context
  }

  /// The context of views inside of a stack along an axis, or of views that no stack arranges.
  func inStack(_ axis: Axis?) -> ResolveContext {
    var context = child(.content)
    context.stackAxis = axis
    return context
  }

  func report(_ problem: String) {
    environment.problemLog?.report(problem)
  }
}

extension View {
  /// The nodes of this view: its own, or those of its body.
  func resolved(in context: ResolveContext) -> [LayoutNode] {
    if let primitive = self as? any PrimitiveView { return primitive.resolve(in: context) }
    context.dynamicProperties.update(self, environment: context.environment)
    return body.resolved(in: context.child(.body))
  }

  /// The one node of this view; several nodes lie on top of each other.
  func resolvedAsOne(in context: ResolveContext, alignment: Alignment = .center) -> LayoutNode {
    let nodes = resolved(in: context)
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(
      OverlapRule(alignment: alignment, children: nodes, isMirrored: context.environment.isMirrored))
  }
}
