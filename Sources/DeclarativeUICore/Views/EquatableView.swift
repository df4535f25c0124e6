/// A view that is evaluated again only where it is another one by its own `==`, whatever its fields are.
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content

  /// Creates a view from one that says itself what makes it another one.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// The view itself.
  public var body: Content { content }
}

extension EquatableView: ComparedByItself {
  package func isSame(as other: EquatableView) -> Bool { content == other.content }
}

extension View where Self: Equatable {
  /// The view, evaluated again only where it is another one by its own `==`.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
