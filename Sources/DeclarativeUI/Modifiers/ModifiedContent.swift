import LayoutTree

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Creates a changed view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    if let primitive = modifier as? any PrimitiveModifier { return primitive.resolve(content, in: context) }
    var modifier = modifier
    context.evaluation.properties.update(&modifier, in: context.environment)
    return context.node(Modifier.self, Grouping(modifier)) { inside in
      [modifier.body(content: ModifierContent(content: AnyView(content))).resolved(in: inside.at(.body))]
    }
  }
}

extension View {
  /// The view, changed by a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
