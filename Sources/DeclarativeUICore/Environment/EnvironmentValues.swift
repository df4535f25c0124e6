import LayoutTree
public import Observation

/// What views inherit from the views around them.
public struct EnvironmentValues {
  private var storage = EnvironmentStorage()

  /// Creates an environment in which every value is the default.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = storage[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { storage = EnvironmentStorage(storage, ObjectIdentifier(key), newValue) }
  }

  /// The value of a key: one that a view has set, or else what the traits say.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = storage[ObjectIdentifier(key)] as? K.Value else { return K.read(from: allTraits) }
      return value
    }
    set { storage = EnvironmentStorage(storage, ObjectIdentifier(key), newValue) }
  }

  /// The object of a type, or nil where none was set.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { storage[ObjectIdentifier(objectType)] as? Object }
    set { storage = EnvironmentStorage(storage, ObjectIdentifier(objectType), newValue) }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that were set, sorted by their keys: `[EnvironmentPropertyKey<FontKey> = nil]`.
  /// - Remark: SwiftUI lists them from the latest on, with those that were set before.
  public var description: String {
    let lines = storage.all.map { key, value in
      // The identity of a type is its address.
      "EnvironmentPropertyKey<\(unsafeBitCast(key, to: Any.Type.self))> = \(value)"
    }
    return "[\(lines.sorted().joined(separator: ", "))]"
  }
}

extension EnvironmentValues {
  /// What texts are told here.
  var textSurroundings: TextSurroundings {
    if let known = storage.textSurroundings { return known }
    let found = TextSurroundings(self)
    storage.textSurroundings = found
    return found
  }

  /// Whether both are known to have the same values without a look at them.
  package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Whether both have values that are equal.
  @MainActor package func hasSameValues(as other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    let (values, others) = (storage.all, other.storage.all)
    return values.count == others.count
      && values.allSatisfy { key, value in
        others[key].map { ValueComparison.areEqualInside(value, $0) } ?? false
      }
  }
}

/// The identity of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

extension View {
  /// The view with one value of its environment set.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentWrite(keyPath: keyPath, value: value))
  }

  /// The view with an observable object for views inside that ask for its type; nil takes it away.
  /// - Remark: an object whose class is `@Observable`.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectWrite(object: object))
  }

  /// The view with one value of its environment changed.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}

private struct EnvironmentWrite<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  var call: ModifierCall { .environment(keyPath, value) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment[keyPath: keyPath] = value
  }
}

private struct EnvironmentTransform<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  var call: ModifierCall { .environmentTransform(keyPath, transform) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    transform(&environment[keyPath: keyPath])
  }
}

private struct EnvironmentObjectWrite<Object: AnyObject & Observable>: EnvironmentModifier {
  let object: Object?

  var call: ModifierCall { ModifierCall("environment", ["": object]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment[Object.self] = object
  }
}
