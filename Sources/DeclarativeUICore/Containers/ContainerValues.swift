import LayoutTree

/// What a view says to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

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

private enum TagKey: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension ContainerValues {
  /// The value by which the container around knows the view; nil where it has none.
  package var tag: AnyHashable? {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }

  /// The tag of a type that the view has; nil where it has none of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}
