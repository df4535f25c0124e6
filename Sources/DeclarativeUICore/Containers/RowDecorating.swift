package import LayoutTree

/// Updates the rows of a list for the selection.
@MainActor
package protocol RowDecorating {
  /// The node of a row's views that a value selects.
  func node(of row: some View, selectedBy value: AnyHashable, in context: ResolveContext) -> Node
}

private enum RowDecoratorKey: EnvironmentKey {
  static var defaultValue: (any RowDecorating)? { nil }
}

extension EnvironmentValues {
  /// Who changes the rows of the list around by whether they are selected; nil where that changes nothing in them.
  package var rowDecorator: (any RowDecorating)? {
    get { self[RowDecoratorKey.self] }
    set { self[RowDecoratorKey.self] = newValue }
  }
}
