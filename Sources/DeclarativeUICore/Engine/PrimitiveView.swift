package import LayoutTree

/// A view that the engine knows itself, so that its body is never asked for.
@MainActor
package protocol PrimitiveView {
  /// The node of the view, with everything inside.
  func resolve(in context: ResolveContext) -> Node
}

extension View where Body == Never {
  /// Never called: the layout draws this view itself.
  ///
  /// It has another name, since SwiftUI has no such body that others can see: code may declare one in an extension, for its
  /// own types, without a type for it.
  @_implements(View,body) public var bodyOfPrimitive: Never {
    preconditionFailure("\(Self.self) is drawn by the layout itself; it has no body to ask for")
  }
}

extension View {
  /// The node of this view with everything inside; an empty one where the stack has no room for more.
  package func resolved(in context: ResolveContext) -> Node {
    guard context.evaluation.enterView(in: context) else { return context.node(Self.self, Grouping()) }
    defer { context.evaluation.leaveView() }
    if context.isListing, SingleView.isSingle(Self.self) { return ListedView.node(of: self, in: context) }
    if let primitive = Self.self as? any PrimitiveView.Type { return primitive.resolve(self, in: context) }
    return evaluated(in: context)
  }

  /// The node of a view of the user's; apart, since it takes time to ask for the type of such bodies.
  @inline(never)
  private func evaluated(in context: ResolveContext) -> Node {
    if let standIn = context.environment.standIns.view(for: Self.self) {
      return StandInView<Self>(content: standIn).resolve(in: context)
    }
    return context.evaluated(ViewBody(subject: self))
  }
}

extension PrimitiveView {
  /// The node of a view that is known as any view.
  ///
  /// Its type is asked what it is, and not the view: to cast a view copies it into a box of its own, with all that is in it.
  fileprivate static func resolve<V: View>(_ view: V, in context: ResolveContext) -> Node {
    precondition(V.self == Self.self, "\(V.self) is asked as if it were \(Self.self)")
    return unsafeBitCast(view, to: Self.self).resolve(in: context)
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
