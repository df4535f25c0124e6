import LayoutTree

/// A modifier that the engine knows itself: its values are its attributes, and its body is never asked for.
nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The node of the modifier, with the view that it changes inside.
  @MainActor func resolve(_ content: some View, in context: ResolveContext) -> Node
}

extension ViewModifier where Body == Never {
  /// Never called: the layout applies this modifier itself.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the layout itself; it has no body to ask for")
  }
}

/// A modifier with which each view inside takes another size or place, or is drawn otherwise.
nonisolated protocol LayoutModifier: PrimitiveModifier {
  /// The rule around each view; values that cannot be are reported.
  func rule(in context: ResolveContext) -> any UnaryRule
}

extension LayoutModifier {
  @MainActor func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, rule(in: context)) { [content.resolved(in: $0)] }
  }
}

/// A modifier with which the views inside inherit other values.
nonisolated protocol EnvironmentModifier: PrimitiveModifier, NodeContent {
  func change(_ environment: inout EnvironmentValues, in context: ResolveContext)
}

extension EnvironmentModifier {
  @MainActor func resolve(_ content: some View, in context: ResolveContext) -> Node {
    var context = context
    change(&context.environment, in: context)
    return context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}
