public import Observation

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
  /// The value in an environment, or nil and why there is none.
  private let find: (EnvironmentValues) -> (value: Value?, problem: String?)
  private var value: Value?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    find = { ($0[keyPath: keyPath], nil) }
  }

  /// The value of the environment.
  ///
  /// - Precondition: an object is only there where the view is part of a layout.
  public var wrappedValue: Value {
    if let value = value ?? find(EnvironmentValues()).value { return value }
    preconditionFailure(
      "@Environment(\(Value.self).self) was read outside of a layout, where no view around has set it")
  }

  mutating func read(_ values: EnvironmentValues) -> String? {
    let found = find(values)
    value = found.value
    return found.problem
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Creates a property that reads the object of a type; a view without one around it is a problem of the layout.
  public init(_ objectType: Value.Type) {
    find = { values in
      if let object = values[objectType] { return (object, nil) }
      return (
        nil,
        "No \(objectType) is in the environment of a view with @Environment(\(objectType).self): give a view around it "
          + ".environment(\(objectType)(...))"
      )
    }
  }
}

extension Environment {
  /// Creates a property that reads the object of a type, or nil where no view around has set one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    find = { ($0[objectType], nil) }
  }
}
