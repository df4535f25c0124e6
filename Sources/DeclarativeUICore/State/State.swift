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

  package var isConnected: Bool { location != nil }

  package mutating func remember(at place: PropertyPlace) {
    let initialValue = initialValue
    location = place.object { StateLocation(initialValue) }
  }
}

// A state's place is locked, and what the state begins with never changes.
extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Where the value of a property lies that a view remembers; bodies that read it are evaluated again when it changes.
final class StateLocation<Value>: ObservedLocation, ChangeReason, PropertyMemory {
  private struct Kept {
    var value: Value
    var hasChanged = false
    /// Whether the latest change comes with an animation without end.
    var isChangeEndless = false
    /// Whether the place of the view is gone.
    var isGone = false
  }

  private let registrar = ObservationRegistrar()
  /// Read and written on any thread, under the lock.
  private var kept: Kept
  private let lock = Mutex(())

  init(_ value: Value) {
    kept = Kept(value: value)
  }

  /// Does something with what is kept while no other thread does.
  private func locked<Result>(_ body: (inout Kept) -> Result) -> Result {
    lock.withLock { _ in
      // It leaves the lock as a copy of its own.
      nonisolated(unsafe) let result = body(&kept)
      return result
    }
  }

  var value: Value {
    get {
      registrar.access(self as ObservedLocation, keyPath: \.content)
      return locked { $0.value }
    }
    set {
      BodyScope.current?.reportWrite(of: Value.self)
      let old = locked { $0.value }
      if (old as? any Equatable)?.equals(newValue) ?? false {
        _ = exchange(newValue, isChange: false)
      } else {
        registrar.withMutation(of: self as ObservedLocation, keyPath: \.content) {
          _ = exchange(newValue, isChange: true)
        }
      }
    }
  }

  /// Writes a value; the one before is let go of by the caller, out of the lock, since its end may read or write this one.
  private func exchange(_ value: Value, isChange: Bool) -> Value {
    locked { kept in
      defer { kept.value = value }
      if isChange { (kept.hasChanged, kept.isChangeEndless) = (true, EndlessChange.isMade) }
      return kept.value
    }
  }

  func takeChange() -> Bool {
    locked { kept in
      defer { kept.hasChanged = false }
      return kept.hasChanged
    }
  }

  func takeEndlessChange() -> Bool {
    locked { kept in
      defer { kept.isChangeEndless = false }
      return kept.isChangeEndless
    }
  }

  /// Writes for somebody who may have kept the binding for longer than the view.
  fileprivate func writeThroughBinding(_ value: Value) {
    if locked({ $0.isGone }) {
      UsageWarning.warn(
        "A binding is written to a @State of the type \(Value.self) whose view is gone: nobody sees the value. Keep what "
          + "outlives a view in an object, or in the state of a view around")
    }
    self.value = value
  }

  func leave() { locked { $0.isGone = true } }
}

/// What readers of a location are watched by.
///
/// Not generic, so that its key path is a constant: one of a generic type is made again for each reading, which takes longer
/// than to watch it.
class ObservedLocation: Observable {
  fileprivate var content: Void { () }
}

extension Equatable {
  /// Whether a value of any type is of this one and equal.
  package func equals(_ other: Any) -> Bool { other as? Self == self }
}
