/// A view that is evaluated again only where it is another one by its own `==`, whatever its fields are.
@MainActor @preconcurrency
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public nonisolated(unsafe) var content: Content

  /// Creates a view from one that says itself what makes it another one.
  public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// The view itself.
  public var body: Content { content }
}

extension EquatableView: ComparedByItself {
  package nonisolated func isSame(as other: EquatableView) -> Bool { content == other.content }
}

extension View where Self: Equatable {
  /// The view, evaluated again only where it is another one by its own `==`.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
