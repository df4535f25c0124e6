import LayoutTree

/// A view whose type is not known outside.
public struct AnyView {
  let content: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    content.resolved(in: context)
  }
}
