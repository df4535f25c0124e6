/// A value that is kept below a key as long as the host of the view exists; another host begins without values.
/// - Remark: kept as long as the host of the view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, RememberingProperty {
  private let declaration: StoredDeclaration<Value>
  /// Nil where the view is not part of a layout.
  private var cell: StoredCell?

  private init(_ initialValue: Value, _ key: String, _ form: any StoredForm<Value>.Type) {
    declaration = StoredDeclaration(initialValue: initialValue, key: key, form: form)
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
    let cell = place.store.object { HostStorage() }.sceneCell(declaration.key)
    place.object { StoredPlace() }.follow(cell)
    self.cell = cell
  }

  package func isSame(as other: SceneStorage<Value>) -> Bool { declaration.isSame(as: other.declaration) }
}

extension SceneStorage {
  /// Creates a property with a value for as long as none is kept.
  public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
    self.init(wrappedValue, key, PlainForm<Value>.self)
  }

  /// Creates a property of which the number behind the value is kept.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, RawForm<Value>.self)
  }

  /// Creates a property of which the text behind the value is kept.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, RawForm<Value>.self)
  }

  /// Creates a property that is nil for as long as no value is kept.
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(nil, key, OptionalForm<PlainForm<Wrapped>>.self)
  }

  /// Creates a property that is nil for as long as no number behind a value is kept.
  public init<Wrapped: RawRepresentable>(_ key: String) where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(nil, key, OptionalForm<RawForm<Wrapped>>.self)
  }

  /// Creates a property that is nil for as long as no text behind a value is kept.
  public init<Wrapped: RawRepresentable>(_ key: String) where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(nil, key, OptionalForm<RawForm<Wrapped>>.self)
  }
}
