package import LayoutTree

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

  package func resolve(in context: ResolveContext) -> Node {
    if context.isListing, Modifier.Body.self == Never.self {
      return ListedModifier.node(of: modifier, around: content, in: context)
    }
    if let primitive = Modifier.self as? any PrimitiveModifier.Type {
      return primitive.resolve(modifier, of: content, in: context)
    }
    return resolvedBody(in: context)
  }

  /// The node of a modifier of the user's; apart, so that modifiers of ours in each other take less of the stack.
  @MainActor private func resolvedBody(in context: ResolveContext) -> Node {
    if Modifier.Body.self == Never.self, let effect = modifier as? any GeometryEffect {
      return GeometryEffectModifier(effect: effect).resolve(content, in: context)
    }
    if Modifier.Body.self == Never.self, let modifier = modifier as? any EnvironmentalModifier {
      return modifier.applied(to: content).resolved(in: context)
    }
    let node = context.place(of: Self.self, Grouping())
    let slot = ViewSlot.kept(at: node, content)
    context.fill(node, Grouping()) { [$0.evaluated(ModifierBody(subject: modifier, slot: slot))] }
    return node
  }
}

/// The body of a modifier of the user's.
private struct ModifierBody<Modifier: ViewModifier>: BodyOwner {
  var subject: Modifier
  let slot: ViewSlot

  var content: any NodeContent { ModifierValue(modifier: subject) }

  func evaluate() -> Modifier.Body { subject.body(content: ModifierContent(slot: slot)) }

  func resolve(_ body: Modifier.Body, in context: ResolveContext) -> [Node] {
    [body.resolved(in: context.at(.body))]
  }
}

extension View {
  /// The view, changed by a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// The view that a modifier changes.
/// - Remark: what a modifier is given; SwiftUI's `_ViewModifier_Content`.
public struct ModifierContent<Modifier: ViewModifier> {
  let slot: ViewSlot
}

extension ModifierContent: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.evaluated(ViewSlotBody(subject: slot, nodeType: Self.self))
  }
}

/// A modifier of the user's: its value, with the properties that its body was evaluated with.
struct ModifierValue<Modifier: ViewModifier>: NodeContent {
  let modifier: Modifier
}
