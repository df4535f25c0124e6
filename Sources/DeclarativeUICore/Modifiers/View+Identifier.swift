import LayoutTree

extension View {
  /// The view with an identifier by which tests find its place; it changes nothing that is seen.
  /// - Remark: masks find the view by it, too.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(isEnabled, ModifierCall("accessibilityIdentifier", ["": identifier])) {
        $0.identifier = identifier
      })
  }

  /// The view with an identity, by whose text tests find its place.
  ///
  /// Only an identity that has the same text in each run has a place: a string, a number, or a case of an enumeration
  /// without values; a `UUID`, say, has none. In SwiftUI another identity makes a new view with fresh state; here each
  /// layout starts afresh anyway.
  /// - Remark: masks find the view by it where it is a string, a number or a case of an enumeration.
  public nonisolated func id(_ id: some Hashable) -> some View {
    modifier(IdentityModifier(identity: AnyHashable(id)))
  }
}

private struct IdentityModifier: PrimitiveModifier, NodeContent {
  let identity: AnyHashable

  var meaning: Meaning? { text.map(Meaning.identifier) }

  var call: ModifierCall { ModifierCall("id", ["": identity]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) {
      [content.resolved(in: $0.at(.identity(identity)))]
    }
  }

  /// How a person spells the identity, or nil where another run may spell it otherwise.
  private var text: String? {
    if let text = identity.base as? any LosslessStringConvertible { return text.description }
    let mirror = Mirror(reflecting: identity.base)
    return mirror.displayStyle == .enum && mirror.children.isEmpty ? String(describing: identity.base) : nil
  }
}
