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
/// - Remark: of a key path, or of the type of an object whose class is `@Observable`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, RememberingProperty {
  /// The value in an environment, or nil and why there is none.
  fileprivate typealias Search = (EnvironmentValues) -> (value: Value?, problem: String?)

  private let find: Search
  private var inherited: InheritedValue<Value>?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    find = { ($0[keyPath: keyPath], nil) }
  }

  /// The value of the environment.
  ///
  /// - Precondition: an object is only there where the view is part of a layout.
  public var wrappedValue: Value {
    if let value = inherited?.read() ?? find(EnvironmentValues()).value { return value }
    preconditionFailure(
      "@Environment(\(Value.self).self) was read outside of a layout, where no view around has set it")
  }

  package var isConnected: Bool { inherited != nil }

  package mutating func remember(at place: PropertyPlace) {
    let find = find
    let inherited = place.object { InheritedValue(find) }
    inherited.begin(in: place.environment)
    if let problem = inherited.problem { place.missing.report(problem) }
    self.inherited = inherited
  }
}

// As in SwiftUI: what is read of the environment is read where bodies are evaluated, on the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// What reads values of the environment for a body.
package protocol EnvironmentReader: AnyObject {
  /// Reads another environment, and says whether a value that the body has read differs in it.
  @MainActor func update(from environment: EnvironmentValues) -> Bool
}

/// A value of the environment at the place of a view.
private final class InheritedValue<Value>: EnvironmentReader, ChangeReason {
  private let find: Environment<Value>.Search
  private var value: Value?
  private(set) var problem: String?
  private var isRead = false
  private var hasChanged = false

  init(_ find: @escaping Environment<Value>.Search) {
    self.find = find
  }

  /// Gives the value; what asks during the evaluation of a body depends on it.
  func read() -> Value? {
    if BodyScope.current != nil { isRead = true }
    return value
  }

  /// Takes the value for an evaluation that begins.
  func begin(in environment: EnvironmentValues) {
    isRead = false
    (value, problem) = find(environment)
  }

  func update(from environment: EnvironmentValues) -> Bool {
    let earlier = value
    (value, problem) = find(environment)
    let isSame = ValueComparison.areEqual(earlier, value)
    if !isSame { hasChanged = true }
    return !isSame && (isRead || value == nil)
  }

  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
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
