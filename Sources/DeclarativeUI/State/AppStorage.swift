public import Foundation

/// A value that is kept below a key in the defaults that a view around has given, or else in the memory of the host.
///
/// The defaults of the machine (`UserDefaults.standard`) are never read unless a test gives them with
/// `defaultAppStorage(_:)`, so a picture is the same on each machine. Another host begins without values.
/// - Remark: kept in the defaults that a test gives, or else in the memory of the host; the defaults of the machine are
///   never touched.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, RememberingProperty {
  private let declaration: StoredDeclaration<Value>
  private let givenDefaults: UserDefaults?
  @Environment(\.defaultAppStorage) private var inheritedDefaults
  /// Nil where the view is not part of a layout.
  private var host: HostStorage?
  /// What a property of an object keeps.
  private var ownCell: StoredCell?

  private init(_ initialValue: Value, _ key: String, _ store: UserDefaults?, _ form: any StoredForm<Value>.Type) {
    declaration = StoredDeclaration(initialValue: initialValue, key: key, form: form)
    // Code that names the machine's own defaults means those that it would have without a name.
    givenDefaults = store === UserDefaults.standard ? nil : store
  }

  private var cell: StoredCell? {
    host?.cell(declaration.key, in: givenDefaults ?? inheritedDefaults) ?? ownCell
  }

  /// The value that is kept, or the one that the property was declared with where there is none of its type.
  ///
  /// Where the view is not part of a layout, nothing is kept.
  public var wrappedValue: Value {
    get { declaration.value(in: cell) }
    nonmutating set { declaration.write(newValue, to: cell) }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> { declaration.binding(to: cell) }

  package mutating func remember(at place: PropertyPlace) {
    let host = place.store.object { HostStorage() }
    let defaults = givenDefaults ?? place.environment.defaultAppStorage
    place.object { StoredPlace() }.follow(host.cell(declaration.key, in: defaults))
    self.host = host
  }

  package func isSame(as other: AppStorage<Value>) -> Bool {
    declaration.isSame(as: other.declaration) && givenDefaults === other.givenDefaults
  }

  // In the body of the type, where alone the compiler looks for it.
  /// The value of a property of an object, which is kept in the given defaults, or else by the property itself.
  ///
  /// Writing it is a change of the object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].declaration.value(in: cell(of: object, storageKeyPath)) }
    set {
      ((object as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher)?.send()
      object[keyPath: storageKeyPath].declaration.write(newValue, to: cell(of: object, storageKeyPath))
    }
  }

  private static func cell<Object: AnyObject>(
    of object: Object, _ storage: ReferenceWritableKeyPath<Object, AppStorage<Value>>
  ) -> StoredCell {
    let property = object[keyPath: storage]
    if let cell = property.ownCell {
      cell.checkForChanges()
      return cell
    }
    let cell = StoredCell(property.declaration.key, in: property.givenDefaults)
    object[keyPath: storage].ownCell = cell
    return cell
  }
}

extension AppStorage {
  /// Creates a property with a value for as long as none is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: StorableValue {
    self.init(wrappedValue, key, store, PlainForm<Value>.self)
  }

  /// Creates a property of which the number behind the value is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, RawForm<Value>.self)
  }

  /// Creates a property of which the text behind the value is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, RawForm<Value>.self)
  }

  /// Creates a property that is nil for as long as no value is kept.
  public init<Wrapped: StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(nil, key, store, OptionalForm<PlainForm<Wrapped>>.self)
  }

  /// Creates a property that is nil for as long as no number behind a value is kept.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(nil, key, store, OptionalForm<RawForm<Wrapped>>.self)
  }

  /// Creates a property that is nil for as long as no text behind a value is kept.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(nil, key, store, OptionalForm<RawForm<Wrapped>>.self)
  }
}
