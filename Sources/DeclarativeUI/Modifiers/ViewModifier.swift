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
