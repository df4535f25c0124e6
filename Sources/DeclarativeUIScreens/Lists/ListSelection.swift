/// Which rows of a list are selected.
struct ListSelection {
  /// Whether any number of rows may be selected.
  let isMultiple: Bool
  let isSelected: (AnyHashable) -> Bool
  /// Selects a row, or takes the selection back where several may be selected.
  let tap: (AnyHashable) -> Void
  /// All rows that are selected.
  var values: () -> [AnyHashable] = { [] }
  /// The row that is selected where only one may be; nil for none.
  var value: () -> AnyHashable? = { nil }
  /// Selects nothing where only one row may be selected.
  var clear: () -> Void = {}
  /// Selects a row where only one may be, and says whether the value is one that selects rows.
  var select: (AnyHashable) -> Bool = { _ in false }

  /// One row, or none.
  static func of<Value: Hashable>(_ binding: Binding<Value?>?) -> ListSelection? {
    guard let binding else { return nil }
    return ListSelection(
      isMultiple: false,
      // What is of another kind is not selected, also where nothing is.
      isSelected: { row in (row.base as? Value).map { $0 == binding.wrappedValue } ?? false },
      tap: { if let value = $0.base as? Value { binding.wrappedValue = value } },
      value: { binding.wrappedValue.map { AnyHashable($0) } }, clear: { binding.wrappedValue = nil },
      select: { value in
        guard let value = value.base as? Value else { return false }
        binding.wrappedValue = value
        return true
      })
  }

  /// Any number of rows.
  static func of<Value: Hashable>(_ binding: Binding<Set<Value>>?) -> ListSelection? {
    guard let binding else { return nil }
    return ListSelection(
      isMultiple: true, isSelected: { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false },
      tap: { value in
        guard let value = value.base as? Value else { return }
        if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
      }, values: { binding.wrappedValue.map { AnyHashable($0) } })
  }
}
