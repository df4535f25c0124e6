extension Optional: View, PrimitiveView where Wrapped: View {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    self?.resolved(in: context.child(.position(0))) ?? []
  }
}
