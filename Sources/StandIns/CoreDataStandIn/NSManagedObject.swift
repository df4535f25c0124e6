// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
import Observation

/// An object of a store, whose properties are kept by their names.
///
/// `@NSManaged var name: String?` of a subclass becomes a computed property that asks here. Views that have read a property
/// are evaluated again when it changes.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var isDeleted = false
  public internal(set) var isInserted = false
  public private(set) var isUpdated = false
  public internal(set) var hasChanges = false
  public var isFault: Bool { false }
  public var hasPersistentChangedValues: Bool { hasChanges }
  public let objectWillChange = ObservableObjectPublisher()
  private let kept = ManagedValues()
  fileprivate var values: [String: Any] { kept.all }

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    for attribute in entity.attributes { kept.set(attribute.defaultValue, attribute.name) }
    context?.insert(self)
  }

  /// An object of no context, which nothing keeps.
  public convenience override init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// What the model says of the class; of a class that no model knows, only its name.
  open class func entity() -> NSEntityDescription { ManagedModels.entity(of: self) }
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}
  public func willAccessValue(forKey key: String?) {}
  public func didAccessValue(forKey key: String?) {}
  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) {}
  public func changedValues() -> [String: Any] { hasChanges ? values : [:] }
  public func committedValues(forKeys keys: [String]?) -> [String: Any] { values }

  // MARK: Values

  open func value(forKey key: String) -> Any? { kept.value(key) }

  open func setValue(_ value: Any?, forKey key: String) {
    set(value, key)
    connect(value, key)
  }

  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  /// The value at the end of names with dots between them.
  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { value, key in
      switch value {
      case let object as NSManagedObject: object.value(forKey: String(key))
      case let set as NSSet: Self.value(of: set.allObjects, forKey: String(key))
      case let list as [Any]: Self.value(of: list, forKey: String(key))
      default: nil
      }
    }
  }

  private static func value(of objects: [Any], forKey key: String) -> Any? {
    key == "@count" ? objects.count : objects.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) }
  }

  private func set(_ value: Any?, _ key: String) {
    objectWillChange.send()
    kept.set(value, key)
    (hasChanges, isUpdated) = (true, !isInserted)
    managedObjectContext?.noteChange()
  }

  // MARK: Relationships

  /// Keeps the other side of a relationship, where the model says which that is.
  private func connect(_ value: Any?, _ key: String) {
    guard let relationship = entity.relationships.first(where: { $0.name == key }) else { return }
    for object in Self.objects(in: value) {
      if let context = managedObjectContext, object.managedObjectContext == nil { context.insert(object) }
      if let inverse = relationship.inverse { object.refer(to: self, by: inverse) }
    }
  }

  private func refer(to object: NSManagedObject, by key: String) {
    let isToMany = entity.relationships.first { $0.name == key }?.isToMany ?? (values[key] is NSSet)
    guard isToMany else {
      if values[key] as? NSManagedObject !== object { set(object, key) }
      return
    }
    let before = values[key] as? NSSet ?? NSSet()
    if !before.contains(object) { set(before.adding(object) as NSSet, key) }
  }

  /// The objects in a value: one, or those of a set.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }

  /// What `addToLeaves(_:)` and its kind do that a model's classes declare.
  /// - Parameter method: the name of the method.
  public func changeManaged(_ method: String, _ value: Any) {
    let isRemoval = method.hasPrefix("removeFrom")
    guard isRemoval || method.hasPrefix("addTo") else { return }
    let name = method.dropFirst(isRemoval ? "removeFrom".count : "addTo".count)
    let key = name.prefix(1).lowercased() + name.dropFirst()
    let objects = Self.objects(in: value)
    if let ordered = values[key] as? NSOrderedSet {
      let kept = ordered.array.filter { kept in !objects.contains { $0 === kept as AnyObject } }
      return setValue(NSOrderedSet(array: isRemoval ? kept : kept + objects), forKey: key)
    }
    let changed = NSMutableSet(set: (values[key] as? NSSet) ?? NSSet())
    for object in objects { if isRemoval { changed.remove(object) } else { changed.add(object) } }
    setValue(NSSet(set: changed), forKey: key)
  }
}

/// An object shows what it keeps by its names, as Objective-C finds it.
extension NSManagedObject: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: values.map { ($0.key, $0.value) }) }
}

/// The values of an object by the names of its properties; who has read one hears of changes.
private final class ManagedValues: Observable {
  private let registrar = ObservationRegistrar()
  private(set) nonisolated(unsafe) var all: [String: Any] = [:]

  func value(_ key: String) -> Any? {
    registrar.access(self, keyPath: \.all)
    return all[key]
  }

  func set(_ value: Any?, _ key: String) {
    registrar.withMutation(of: self, keyPath: \.all) { all[key] = value }
  }
}

// MARK: What the properties of subclasses become

extension NSManagedObject {
  /// The value of a property: none where its type may have none, or else what its type has by itself.
  public func managedValue<Value>(forKey key: String) -> Value {
    if let value: Value = converted(value(forKey: key)) { return value }
    if let value = (Value.self as? any ManagedDefault.Type)?.managedDefault as? Value { return value }
    preconditionFailure("\(type(of: self)).\(key) has no value yet, and \(Value.self) has none by itself: set it first")
  }

  public func setManagedValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  /// A set of another kind, or a number of another kind, where that is what the property is declared as.
  private func converted<Value>(_ value: Any?) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let value = value as? Value { return value }
    if let set = value as? NSSet { return Set(set.compactMap { $0 as? NSManagedObject }) as? Value }
    if let set = value as? Set<NSManagedObject> { return NSSet(array: Array(set)) as? Value }
    if let number = value as? any BinaryInteger {
      if let type = Value.self as? any FixedWidthInteger.Type { return type.init(clamping: number) as? Value }
      return NSNumber(value: Int64(clamping: number)) as? Value
    }
    if let number = value as? Double { return (NSNumber(value: number) as? Value) ?? (Float(number) as? Value) }
    if let flag = value as? Bool { return NSNumber(value: flag) as? Value }
    return nil
  }
}

/// What a property has that was never set and may not be without a value.
public protocol ManagedDefault { static var managedDefault: Self { get } }
extension String: ManagedDefault { public static var managedDefault: String { "" } }
extension Bool: ManagedDefault { public static var managedDefault: Bool { false } }
extension Int: ManagedDefault { public static var managedDefault: Int { 0 } }
extension Int16: ManagedDefault { public static var managedDefault: Int16 { 0 } }
extension Int32: ManagedDefault { public static var managedDefault: Int32 { 0 } }
extension Int64: ManagedDefault { public static var managedDefault: Int64 { 0 } }
extension Double: ManagedDefault { public static var managedDefault: Double { 0 } }
extension Float: ManagedDefault { public static var managedDefault: Float { 0 } }
extension Data: ManagedDefault { public static var managedDefault: Data { Data() } }
extension Date: ManagedDefault {
  public static var managedDefault: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension UUID: ManagedDefault {
  public static var managedDefault: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension Set: ManagedDefault { public static var managedDefault: Set { [] } }
extension Array: ManagedDefault { public static var managedDefault: [Element] { [] } }

/// What tells an object from others while the process runs.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, Sendable {
  public let isTemporaryID = false
  private let entityName: String
  private let number: UUID

  init(entity: NSEntityDescription) {
    entityName = entity.name ?? ""
    number = UUID()
  }

  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://\(number)/\(entityName)/p1") ?? URL(filePath: "/\(number)")
  }
}
