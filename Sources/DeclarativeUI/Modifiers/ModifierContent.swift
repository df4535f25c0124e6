import LayoutTree

/// The view that a modifier changes.
public struct ModifierContent<Modifier: ViewModifier> {
  let content: AnyView
}

extension ModifierContent: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    content.resolved(in: context)
  }
}
