extension View {
  /// The view with an identifier by which tests find its place; it changes nothing that is seen.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    rule { node, _ in IdentifierRule(child: node, identifier: identifier) }
  }

  /// The view with an identity, by whose text tests find its place.
  ///
  /// In SwiftUI another identity makes a new view with fresh state; here each layout starts afresh anyway.
  public nonisolated func id(_ id: some Hashable) -> some View {
    let identifier = String(describing: id)
    return rule { node, _ in IdentifierRule(child: node, identifier: identifier) }
  }
}
