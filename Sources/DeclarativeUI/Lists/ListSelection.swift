/// Which rows of a list are selected.
struct ListSelection {
  /// Whether any number of rows may be selected.
  let isMultiple: Bool
  let isSelected: (AnyHashable) -> Bool
  /// Selects a row, or takes the selection back where several may be selected.
  let tap: (AnyHashable) -> Void

  /// One row, or none.
  static func of<Value: Hashable>(_ binding: Binding<Value?>?) -> ListSelection? {
    guard let binding else { return nil }
    return ListSelection(
      isMultiple: false, isSelected: { $0.base as? Value == binding.wrappedValue },
      tap: { if let value = $0.base as? Value { binding.wrappedValue = value } })
  }

  /// Any number of rows.
  static func of<Value: Hashable>(_ binding: Binding<Set<Value>>?) -> ListSelection? {
    guard let binding else { return nil }
    return ListSelection(
      isMultiple: true, isSelected: { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false },
      tap: { value in
        guard let value = value.base as? Value else { return }
        if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
      })
  }
}
