import Observation

/// The selection of the list in a column, which decides what the next column shows.
@MainActor
final class ColumnSelection: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: ListSelection?

  nonisolated init() {}

  /// The selection of the latest list of the column; nil where none selects one row.
  private var selection: ListSelection? {
    registrar.access(self, keyPath: \.selection)
    return stored
  }

  /// The row that is selected.
  var value: AnyHashable? { selection?.value() }

  /// Takes in the selection of a list; that there is one at all is news.
  func meet(_ selection: ListSelection?) {
    if (stored == nil) == (selection == nil) {
      stored = selection
    } else {
      registrar.withMutation(of: self, keyPath: \.selection) { stored = selection }
    }
  }

  func clear() { stored?.clear() }

  /// Selects a row, and says whether there is a list for that.
  func select(_ value: AnyHashable) -> Bool { stored?.select(value) ?? false }
}

private enum ColumnSelectionKey: EnvironmentKey {
  static var defaultValue: ColumnSelection? { nil }
}

private enum SidebarToggleKey: EnvironmentKey {
  static var defaultValue: SidebarToggle? { nil }
}

/// What shows and hides the first column.
struct SidebarToggle {
  /// Whether it stands in the column itself.
  var isInColumn = false
  let perform: @MainActor () -> Void
}

extension EnvironmentValues {
  /// The selection of the column around, whose lists lead to the next column; nil outside of such columns.
  var columnSelection: ColumnSelection? {
    get { self[ColumnSelectionKey.self] }
    set { self[ColumnSelectionKey.self] = newValue }
  }

  /// What the bar around shows a button for; nil for none.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}
