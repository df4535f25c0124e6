/// A property of a view that reads one value of the environment.
///
/// Read it from a body or from what a body leaves behind; before the view is part of a layout it has the default value.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentReading {
  private final class Box {
    var values = EnvironmentValues()
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value of the environment.
  public var wrappedValue: Value { box.values[keyPath: keyPath] }

  func read(_ values: EnvironmentValues) {
    box.values = values
  }
}
