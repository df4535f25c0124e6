package import LayoutTree

/// A modifier that the engine knows itself: its values are its attributes, and its body is never asked for.
package nonisolated protocol PrimitiveModifier: ViewModifier, CallDescribing where Body == Never {
  /// The node of the modifier, with the view that it changes inside.
  @MainActor func resolve(_ content: some View, in context: ResolveContext) -> Node
}

extension PrimitiveModifier {
  /// The node of a modifier that is known as any modifier; its type is asked what it is, as that of a view is.
  @MainActor package static func resolve<M: ViewModifier>(
    _ modifier: M, of content: some View, in context: ResolveContext
  ) -> Node {
    precondition(M.self == Self.self, "\(M.self) is asked as if it were \(Self.self)")
    return unsafeBitCast(modifier, to: Self.self).resolve(content, in: context)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the layout applies this modifier itself.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the layout itself; it has no body to ask for")
  }
}

/// A modifier with which each view inside takes another size or place, or is drawn otherwise.
package nonisolated protocol LayoutModifier: PrimitiveModifier {
  associatedtype Rule: UnaryRule

  /// The rule around each view; values that cannot be are reported.
  func rule(in context: ResolveContext) -> Rule
}

extension LayoutModifier {
  @MainActor package func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.animatedNode(Self.self, rule(in: context)) { [content.resolved(in: $0)] }.from(self, in: context)
  }
}

/// A modifier with which the views inside inherit other values.
package nonisolated protocol EnvironmentModifier: PrimitiveModifier, NodeContent {
  func change(_ environment: inout EnvironmentValues, in context: ResolveContext)
}

extension EnvironmentModifier {
  @MainActor package func resolve(_ content: some View, in context: ResolveContext) -> Node {
    var context = context
    let outside = context.environment
    change(&context.environment, in: context)
    let node = context.place(of: Self.self, self)
    // The same change of the same values: views inside are told so by the environment's identity.
    guard context.evaluation.watchesBodies else {
      context.fill(node, self) { [content.resolved(in: $0)] }
      return node
    }
    if let latest = node.memory as? LatestEnvironment, latest.outside.isIdentical(to: outside),
      let earlier = node.content as? Self, ValueComparison.areEqual(earlier, self)
    {
      context.environment = latest.inside
    }
    node.memory = LatestEnvironment(outside: outside, inside: context.environment)
    context.fill(node, self) { [content.resolved(in: $0)] }
    return node
  }
}

/// The environments around and inside of a modifier in the latest evaluation.
private final class LatestEnvironment {
  let outside, inside: EnvironmentValues

  init(outside: EnvironmentValues, inside: EnvironmentValues) {
    self.outside = outside
    self.inside = inside
  }
}
