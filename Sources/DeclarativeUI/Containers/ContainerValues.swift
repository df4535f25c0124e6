/// What a view says to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// What a view says by a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The identity of a value that a view says to the container around it.
public protocol ContainerValueKey {
  /// What is said.
  associatedtype Value

  /// What counts where nothing is said.
  static var defaultValue: Value { get }
}

extension View {
  /// The view with a value said to the container around it, which asks for it by `Subview.containerValues`.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// A modifier that says something to a container around, and changes nothing else.
protocol ContainerValueChange {
  func change(_ values: inout ContainerValues)
}

struct ContainerValueModifier<Value>: EnvironmentModifier, ContainerValueChange {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  var call: ModifierCall { ModifierCall("containerValue", ["": value]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {}

  func change(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}
