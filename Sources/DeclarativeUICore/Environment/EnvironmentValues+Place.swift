// Where a view stands, for what looks otherwise there.

private enum IsInListRowKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsOnSheetKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is a row of a list or form, or in one: labels, pickers and the like look otherwise there.
  package var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }

  /// Whether the view is on a sheet, where bars have other figures.
  package var isOnSheet: Bool {
    get { self[IsOnSheetKey.self] }
    set { self[IsOnSheetKey.self] = newValue }
  }
}
