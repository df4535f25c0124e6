import LayoutTree

/// No view at all: it takes no space, and stacks leave no distance around it.
public struct EmptyView: Sendable {
  /// Creates a view that is not there.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node { context.node(Self.self, Grouping(self)) }
}
