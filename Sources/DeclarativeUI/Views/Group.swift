import LayoutTree

/// Several views that are modified together and arranged by the container around them.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping(self)) { [content.resolved(in: $0)] }
  }
}
