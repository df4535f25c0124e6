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
    return context.evaluated(ViewBody(subject: self))
  }
}

/// The body of a view of the user's.
private struct ViewBody<Content: View>: BodyOwner {
  var subject: Content

  var content: any NodeContent { ViewContent(view: subject) }

  func evaluate() -> Content.Body { subject.body }

  func resolve(_ body: Content.Body, in context: ResolveContext) -> [Node] {
    [body.resolved(in: context.inBody(of: Content.self))]
  }
}

/// A view of the user's: its value, with the properties that its body was evaluated with.
package struct ViewContent<Content: View>: NodeContent {
  package let view: Content
}
