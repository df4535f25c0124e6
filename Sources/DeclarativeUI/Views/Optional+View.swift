import LayoutTree

extension Optional: View, PrimitiveView where Wrapped: View {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    self?.resolved(in: context) ?? context.node(Self.self, Grouping(()))
  }
}
