// A host stands at the end of every animation that has one, so what only says how to get there changes no still picture.
// The values are kept in the tree for what looks at views there, and for moments in between.
package import LayoutTree

extension View {
  /// The view, whose changes are animated when a value changes.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// The view, all of whose changes are animated.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier<Bool>(animation: animation, value: nil))
  }

  /// The view, of which only what a closure adds is animated.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// The view, whose changes come with what a closure makes of it; the closure is not called here.
  /// - Remark: the closures are not called.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// The view, whose changes come with what a closure makes of it when a value changes; the closure is not called here.
  /// - Remark: the closures are not called.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// The view, of which only what a closure adds comes with what another one makes of it; that one is not called here.
  /// - Remark: the closures are not called.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// The view, which appears and disappears in a way.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// The view, whose content changes in a way.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }

  /// The view, which moves from and to the place of another one with the same identifier.
  ///
  /// A host stands at the end of the move. A view that is not the source would stay at the place of the one that is; such
  /// a view fails the snapshot.
  /// - Remark: a view that is not the source fails the snapshot.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(MatchedGeometryModifier(id: AnyHashable(id), namespace: namespace, isSource: isSource))
  }
}

private struct AnimationModifier<Value: Equatable>: PrimitiveModifier, NodeContent {
  let animation: Animation?
  /// What is watched; nil where every change counts.
  let value: Value?

  var call: ModifierCall { ModifierCall("animation", ["": animation, "value": value]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, self)
    let runs = runs(after: node.content as? Self)
    context.fill(node, self) { inside in [EndlessMotion.running(runs) { content.resolved(in: inside) }] }
    return node
  }

  /// Whether what is inside goes to other values without end.
  @MainActor private func runs(after earlier: Self?) -> Bool {
    guard let value else { return animation?.isEndless ?? false }
    return earlier?.value == value ? EndlessMotion.isRunning : animation?.isEndless ?? false
  }
}

private struct TransactionModifier: PrimitiveModifier, NodeContent {
  let transform: (inout Transaction) -> Void

  var call: ModifierCall { ModifierCall("transaction", action: transform) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

/// What says how a view appears and disappears.
protocol TransitionKeeping {
  var transition: AnyTransition { get }
}

private struct TransitionModifier: PrimitiveModifier, NodeContent, TransitionKeeping {
  let transition: AnyTransition

  var call: ModifierCall { ModifierCall("transition", ["": transition]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

private struct MatchedGeometryModifier: PrimitiveModifier, NodeContent {
  let id: AnyHashable
  let namespace: Namespace.ID
  let isSource: Bool

  var call: ModifierCall {
    ModifierCall("matchedGeometryEffect", ["id": id.base, "isSource": isSource ? nil : false])
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    if !isSource {
      context.problems.report(
        "matchedGeometryEffect(id: \(id.base), isSource: false) does not take the place of its source here: "
          + "give the view that place by its layout")
    }
    return context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

/// A view as it was before an animation was given to what is added to it.
/// - Remark: what closures that change a view are given.
public struct PlaceholderContentView<Value: View> {
  let content: Value
}

extension PlaceholderContentView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    content.resolved(in: context)
  }
}

/// What a view takes over from the one that it is matched with.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each property.
  public let rawValue: UInt32

  /// Creates a set of the properties whose bits are set.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// How the content of views changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}
