import LayoutTree
public import Observation

/// What a view says that has the focus; nil where none says it.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, RememberingProperty {
  private let read: (FocusedValues) -> Value?
  private var board: FocusedValuesBoard?

  /// Creates a property of what is said by a key.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property of the object of a type that is said.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  /// What is said; nil, too, where the view is not part of a layout.
  public var wrappedValue: Value? { board.flatMap { read($0.values) } }

  package mutating func remember(at place: PropertyPlace) {
    board = place.store.object { FocusedValuesBoard() }
  }
}

/// What a binding leads to that a view says while it has the focus; nil where none says one.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty, RememberingProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var board: FocusedValuesBoard?

  /// Creates a property of the binding that is said by a key.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  private var binding: Binding<Value>? { board.flatMap { read($0.values) } }

  /// The value; writing nil, or writing where no binding is said, has no effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value?> {
    Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }

  package mutating func remember(at place: PropertyPlace) {
    board = place.store.object { FocusedValuesBoard() }
  }
}
