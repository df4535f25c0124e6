import LayoutTree

/// A change of any view, to be used with `modifier(_:)`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The kind of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

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
    let update = DynamicProperties.shared.update(&modifier, in: context)
    guard update.isComplete else { return context.node(Modifier.self, MissingImageRule(isResizable: false)) }
    return context.node(Modifier.self, ModifierValue(modifier: modifier), memory: update.memory) { inside in
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

/// A modifier of the user's: its value, with the properties that its body was evaluated with.
struct ModifierValue<Modifier: ViewModifier>: NodeContent {
  let modifier: Modifier
}
