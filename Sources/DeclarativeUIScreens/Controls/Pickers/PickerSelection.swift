/// What a picker writes: one value, or several that it changes together.
struct PickerSelection<Value: Hashable> {
  private let bindings: [Binding<Value>]

  init(_ bindings: [Binding<Value>]) {
    self.bindings = bindings
  }

  /// The first value; writing writes all.
  var binding: Binding<Value> {
    precondition(!bindings.isEmpty, "a Picker needs at least one value: give it sources that are not empty")
    let first = bindings[0]
    guard bindings.count > 1 else { return first }
    return Binding(
      get: { first.wrappedValue }, set: { value in for binding in bindings { binding.wrappedValue = value } })
  }

  /// The choice as it is now, without its type.
  var choice: PickerChoice {
    let values = Set(bindings.map(\.wrappedValue))
    return PickerChoice(
      chosen: values.count == 1 ? values.first.map { AnyHashable($0) } : nil,
      value: { tag in
        // A tag is the selection's type, or what an optional one has inside.
        let type = type(of: tag.base)
        let isValue = type == Value.self || (Value.self as? any OptionalValue.Type)?.wrapped == type
        return isValue ? (tag.base as? Value).map { AnyHashable($0) } : nil
      },
      choose: { [bindings] value in
        guard let value = value.base as? Value else { return }
        for binding in bindings { binding.wrappedValue = value }
      })
  }
}

/// What is chosen in a picker, and what chooses something else.
struct PickerChoice {
  /// The value that is chosen; nil where several are.
  let chosen: AnyHashable?
  /// The value that a tag stands for; nil where it stands for none.
  let value: (AnyHashable) -> AnyHashable?
  let choose: (AnyHashable) -> Void
}

private protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
}
