extension View {
  /// The view with an identifier by which tests find its place; it changes nothing that is seen.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    LayoutModifiedView(content: self, modifier: IdentifierModifier(identifier: identifier))
  }

  /// The view with an identity, by whose text tests find its place.
  ///
  /// Only an identity that has the same text in each run has a place: a string, a number, or a case of an enumeration
  /// without values; a `UUID`, say, has none. In SwiftUI another identity makes a new view with fresh state; here each
  /// layout starts afresh anyway.
  public nonisolated func id(_ id: some Hashable) -> some View {
    LayoutModifiedView(content: self, modifier: IdentifierModifier(identifier: IdentifierModifier.text(of: id)))
  }
}
