import LayoutTree

/// A value that a view remembers at its place as long as the place exists.
///
/// Two copies of a view in two places have two values. Writing a value that is not equal to the one before has the view
/// evaluated again, before the next picture of it is taken.
@propertyWrapper
public struct State<Value>: DynamicProperty, RememberingProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a property whose value is `wrappedValue` until it is written.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates a property whose value is `initialValue` until it is written.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The value; where the view is not part of a layout, it is the initial one and cannot be changed.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.write(newValue) }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  mutating func remember(in memory: ViewMemory, at offset: Int, changes: ChangeNotice) {
    let initialValue = initialValue
    location = memory.object(at: offset) { StateLocation(initialValue, changes: changes) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Where the value of a `State` property lies.
private final class StateLocation<Value> {
  private(set) var value: Value
  private let changes: ChangeNotice

  init(_ value: Value, changes: ChangeNotice) {
    self.value = value
    self.changes = changes
  }

  func write(_ newValue: Value) {
    let isEqual = (value as? any Equatable)?.equals(newValue) ?? false
    value = newValue
    if !isEqual { changes.note() }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
