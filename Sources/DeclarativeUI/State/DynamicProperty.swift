/// A property of a view that is brought up to date before the view's body is evaluated.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property of a view that reads one value of the environment.
///
/// Read it from a body or from what a body leaves behind; before the view is part of a layout it has the default value.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentReading {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var values = EnvironmentValues()

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value of the environment.
  public var wrappedValue: Value { values[keyPath: keyPath] }

  mutating func read(_ values: EnvironmentValues) {
    self.values = values
  }
}
