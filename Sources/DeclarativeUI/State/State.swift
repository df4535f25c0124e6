import LayoutTree
import Observation
import Synchronization

/// A value that a view remembers at its place as long as the place exists.
///
/// Two copies of a view in two places have two values. Writing a value that is not equal to the one before has the views
/// that have read it evaluated again, before the next picture of them is taken. It may be written on any thread.
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
    get {
      guard let location else {
        warn("is read", "it has its initial value there")
        return initialValue
      }
      return location.value
    }
    nonmutating set {
      guard let location else { return warn("is written", "the value is lost") }
      location.value = newValue
    }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let location else {
      warn("is bound", "the binding never changes")
      return .constant(initialValue)
    }
    return Binding(to: location, get: { $0.value }, set: { $0.writeThroughBinding($1) })
  }

  private func warn(_ use: String, _ consequence: String) {
    UsageWarning.warn(
      "A @State of the type \(Value.self) \(use) in a view that is not shown: \(consequence). Use the view that "
        + "onAppear, an action, inspect() or bodyEvaluations() gives, not the value that was handed to a host")
  }

  var isConnected: Bool { location != nil }

  mutating func remember(at place: PropertyPlace) {
    let initialValue = initialValue
    location = place.object { StateLocation(initialValue) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Where the value of a property lies that a view remembers; bodies that read it are evaluated again when it changes.
final class StateLocation<Value>: Observable, ChangeReason, PropertyMemory {
  private let registrar = ObservationRegistrar()
  private var stored: Value
  private var hasChanged = false
  /// Whether the place of the view is gone.
  private var isGone = false

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      BodyScope.current?.reportWrite(of: Value.self)
      if (stored as? any Equatable)?.equals(newValue) ?? false {
        stored = newValue
      } else {
        registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
        hasChanged = true
      }
    }
  }

  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  /// Writes for somebody who may have kept the binding for longer than the view.
  fileprivate func writeThroughBinding(_ value: Value) {
    if isGone {
      UsageWarning.warn(
        "A binding is written to a @State of the type \(Value.self) whose view is gone: nobody sees the value. Keep what "
          + "outlives a view in an object, or in the state of a view around")
    }
    self.value = value
  }

  func leave() { isGone = true }
}

extension Equatable {
  /// Whether a value of any type is of this one and equal.
  func equals(_ other: Any) -> Bool { other as? Self == self }
}
