// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
import Observation

/// Where the objects of a store are: in memory, in the order in which they came.
final class ManagedStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var objects: [NSManagedObject] = []

  var all: [NSManagedObject] {
    registrar.access(self, keyPath: \.all)
    return objects
  }

  func change(_ change: (inout [NSManagedObject]) -> Void) {
    registrar.withMutation(of: self, keyPath: \.all) { change(&objects) }
  }
}

public typealias NSQueryGenerationToken = NSManagedObjectContext.QueryGenerationToken

/// What inserts objects into a store, deletes and finds them.
///
/// A change is there at once, for all contexts of the store; nothing is written, and nothing undone. It is used on one
/// actor at a time.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: Sendable { case privateQueueConcurrencyType, mainQueueConcurrencyType }
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
  /// A moment of a store, which has only one here.
  public final class QueryGenerationToken: NSObject { public static var current: QueryGenerationToken { .init() } }
  public func setQueryGenerationFrom(_ generation: QueryGenerationToken?) throws {}

  public internal(set) lazy var persistentStoreCoordinator: NSPersistentStoreCoordinator? = nil
  public var parent: NSManagedObjectContext? { didSet { if let parent { store = parent.store } } }
  public var automaticallyMergesChangesFromParent = false
  public var mergePolicy: Any = NSMergePolicy.error
  public var undoManager: UndoManager?
  public var name: String?
  public var transactionAuthor: String?
  public var retainsRegisteredObjects = true
  public var shouldDeleteInaccessibleFaults = true
  public private(set) var hasChanges = false
  private(set) var store: ManagedStore

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) { store = ManagedStore() }
  public init(_ concurrencyType: ConcurrencyType) { store = ManagedStore() }
  override public init() { store = ManagedStore() }
  init(_ store: ManagedStore) { self.store = store }

  public var insertedObjects: Set<NSManagedObject> { Set(store.all.filter(\.isInserted)) }
  public var updatedObjects: Set<NSManagedObject> { Set(store.all.filter(\.isUpdated)) }
  public var deletedObjects: Set<NSManagedObject> { [] }
  public var registeredObjects: Set<NSManagedObject> { Set(store.all) }

  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    object.isInserted = true
    object.awakeFromInsert()
    store.change { $0.append(object) }
    hasChanges = true
  }

  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    object.isDeleted = true
    store.change { $0.removeAll { $0 === object } }
    hasChanges = true
  }

  func noteChange() { hasChanges = true }

  /// The objects that a request asks for, in order.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    found(by: request).compactMap { $0 as? Result ?? $0.objectID as? Result }
  }

  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { found(by: request).count }

  private func found<Result>(by request: NSFetchRequest<Result>) -> [NSManagedObject] {
    var objects = store.all.filter { $0 is Result || request.entityName == $0.entity.name }
    if let predicate = request.predicate { objects.removeAll { !predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      // Stable, as those of a store are by the objects' order.
      objects = objects.enumerated().sorted { first, second in
        for descriptor in descriptors {
          let order = descriptor.compare(first.element, to: second.element)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return first.offset < second.offset
      }.map(\.element)
    }
    let limit = request.fetchLimit == 0 ? Int.max : request.fetchLimit
    return Array(objects.dropFirst(request.fetchOffset).prefix(limit))
  }

  open func save() throws {
    for object in store.all where object.hasChanges {
      object.willSave()
      (object.hasChanges, object.isInserted) = (false, false)
      object.didSave()
    }
    hasChanges = false
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Nothing is undone.
  open func rollback() {}
  open func reset() {}
  open func undo() {}
  open func redo() {}
  open func processPendingChanges() {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}

  open func object(with identifier: NSManagedObjectID) -> NSManagedObject {
    guard let object = registeredObject(for: identifier) else {
      preconditionFailure("The context has no object of this identifier")
    }
    return object
  }
  open func registeredObject(for identifier: NSManagedObjectID) -> NSManagedObject? {
    store.all.first { $0.objectID == identifier }
  }
  open func existingObject(with identifier: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: identifier) else { throw CocoaError(.fileNoSuchFile) }
    return object
  }

  /// Deletes what a request asks for; nothing else can be executed.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let objects = found(by: request.fetchRequest)
    objects.forEach(delete)
    return NSBatchDeleteResult(objects.map(\.objectID), as: request.resultType)
  }

  /// Nothing: there are no other contexts whose changes are not seen.
  public static func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}

  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T
  {
    try block()
  }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagedObjectContextDidSave")
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSave")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSManagedObjectContextObjectsDidChange")
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChange")
}
extension NSManagedObjectContext {
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}

/// There is nothing that could differ.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}
public let NSErrorMergePolicy: any Sendable = NSMergePolicy.error
public let NSRollbackMergePolicy: any Sendable = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: any Sendable = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: any Sendable = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: any Sendable = NSMergePolicy.mergeByPropertyStoreTrump
