import LayoutTree

/// A view that the engine knows itself, so that its body is never asked for.
@MainActor
protocol PrimitiveView {
  /// The node of the view, with everything inside.
  func resolve(in context: ResolveContext) -> Node
}

extension View where Body == Never {
  /// Never called: the layout draws this view itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the layout itself; it has no body to ask for")
  }
}

extension View {
  /// The node of this view with everything inside; an empty one where the stack has no room for more.
  func resolved(in context: ResolveContext) -> Node {
    guard context.evaluation.enterView(in: context) else { return context.node(Self.self, Grouping()) }
    defer { context.evaluation.leaveView() }
    if let primitive = self as? any PrimitiveView { return primitive.resolve(in: context) }
    var view = self
    let update = DynamicProperties.shared.update(&view, in: context)
    guard update.isComplete else { return context.node(Self.self, MissingImageRule(isResizable: false)) }
    return context.node(Self.self, ViewContent(view: view), memory: update.memory) {
      [view.body.resolved(in: $0.inBody(of: Self.self))]
    }
  }
}

/// A view of the user's: its value, with the properties that its body was evaluated with.
struct ViewContent<Content: View>: NodeContent {
  let view: Content
}
