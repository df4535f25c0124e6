public import Observation

/// A way to read and write a value that lies elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, RememberingProperty {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// What is bound to: bindings of one origin by one way are the same; nil where that is not known.
  private let origin: AnyObject?
  /// The way from the origin to the value.
  private let path: [AnyHashable]
  /// What the value was when the binding was made, where nothing tells those who read it that it changes.
  private let seen: Value?

  /// Creates a binding from what reads the value and what writes it; the value is read at once.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    // As in SwiftUI: whoever makes a binding in a body depends on its value.
    _ = get()
    self.init(get: get, set: set, origin: nil, path: [], seen: nil)
  }

  /// Creates a binding from what reads the value and what writes it, told what comes with the change: what the binding was
  /// given by `animation` or `transaction`.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(
      get: get,
      set: { value in
        let transaction = BoundTransaction.written?.transaction ?? Transaction()
        BoundTransaction.$written.withValue(nil) { set(value, transaction) }
      })
  }

  private init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, origin: AnyObject?, path: [AnyHashable], seen: Value?
  ) {
    self.get = get
    self.set = set
    self.origin = origin
    self.path = path
    self.seen = seen
  }

  /// Creates a binding to a value that an object holds.
  /// - Parameters:
  ///   - step: tells values of one object apart.
  ///   - value: the value now, where nothing tells those who read it that it changes; then bindings to another value are
  ///     other bindings.
  package init<Origin: AnyObject>(
    to origin: Origin, _ step: AnyHashable? = nil, value: Value? = nil, get: @escaping (Origin) -> Value,
    set: @escaping (Origin, Value) -> Void
  ) {
    self.init(
      get: { get(origin) }, set: { set(origin, $0) }, origin: origin, path: [step].compactMap(\.self), seen: value)
  }

  /// A binding to something that this one leads to.
  /// - Parameter step: tells it apart from others that this one leads to.
  package func map<Other>(
    _ step: AnyHashable, get: @escaping () -> Other, set: @escaping (Other) -> Void
  ) -> Binding<Other> {
    Binding<Other>(get: get, set: set, origin: origin, path: path + [step], seen: seen == nil ? nil : get())
  }

  /// Creates a binding to a value that never changes: what is written is lost.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// Creates a property for a binding, as the parameter of a closure has it: `{ $item in ... }`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value, which is read at once.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    // As in SwiftUI: whoever makes such a binding in a body depends on the part.
    _ = wrappedValue[keyPath: keyPath]
    return map(keyPath, get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// Creates a binding to a value as an optional one; writing nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.map(
      "to optional", get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional, or nil where there is none at the moment.
  ///
  /// Where the value goes later, the binding keeps the one that was there first.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = base.map("value", get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a value whose type is hidden; writing a value of another type changes nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.map(
      "to hashable", get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding {
  @MainActor package func isSame(as other: Binding<Value>) -> Bool {
    guard let origin else { return false }
    return origin === other.origin && path == other.path && ValueComparison.areEqual(seen, other.seen)
  }

  package mutating func remember(at place: PropertyPlace) {
    let get = get
    place.object { LatestValue(get) }.get = get
  }
}

/// The value of a binding in the latest evaluation, by which a change of it is told.
private final class LatestValue<Value>: ChangeReason {
  var get: () -> Value
  private var latest: Value?

  init(_ get: @escaping () -> Value) {
    self.get = get
  }

  func takeChange() -> Bool {
    let value = get()
    defer { latest = value }
    return latest.map { !ValueComparison.areEqual($0, value) } ?? false
  }
}

/// An observable object whose properties can be bound to.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Says that only observable objects have bindings to their properties.
  @available(*, unavailable, message: "the value must be an object whose class is @Observable")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The object with its properties as bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a property for an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Gives an object's properties as bindings.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(to: wrappedValue, keyPath, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }
}
