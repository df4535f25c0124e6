package import LayoutTree

/// A modifier that changes nothing that is drawn; only inspection finds it.
package struct NotedCall: PrimitiveModifier, NodeContent {
  package let call: ModifierCall

  @MainActor package func resolve(_ content: some View, in context: ResolveContext) -> Node {
    // A tree for one picture has no node for it.
    guard context.evaluation.purpose != .picture else { return content.resolved(in: context) }
    return context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

extension View {
  /// The view, with a modifier that tests can ask for and that is not drawn.
  package nonisolated func noted(
    _ name: String, _ arguments: KeyValuePairs<String, Any?> = [:], action: Any? = nil
  ) -> some View {
    modifier(NotedCall(call: ModifierCall(name, arguments, action: action)))
  }
}
