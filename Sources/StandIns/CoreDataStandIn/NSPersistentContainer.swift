// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A store in memory, whatever is asked for, with the context of views.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext: NSManagedObjectContext
  public let managedObjectModel: NSManagedObjectModel
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator

  public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    viewContext = NSManagedObjectContext(ManagedStore())
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

  /// Has no error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStoreDescriptions.forEach { block($0, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext(viewContext.store) }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public func initializeCloudKitSchema(options: Int = 0) throws {}
}

open class NSPersistentStoreDescription: NSObject {
  public var url: URL?
  public var type = NSSQLiteStoreType
  public var configuration: String?
  public var isReadOnly = false
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  override public init() {}
  public init(url: URL) { self.url = url }
  public func setOption(_ option: NSObject?, forKey key: String) {}
}
open class NSPersistentCloudKitContainerOptions: NSObject {
  public init(containerIdentifier: String) {}
}

open class NSPersistentStore: NSObject {
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }
  public var url: URL?
  public internal(set) var type = NSInMemoryStoreType
  public internal(set) var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  public internal(set) var options: [AnyHashable: Any]?
  public var identifier: String! = UUID().uuidString
  public var isReadOnly = false
}
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  public var persistentStores: [NSPersistentStore] { [] }
  public init(managedObjectModel: NSManagedObjectModel) { self.managedObjectModel = managedObjectModel }
  @discardableResult
  public func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore()
    (store.type, store.url, store.options) = (type, url, options)
    if let configurationName { store.configurationName = configurationName }
    return store
  }
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }
  public func remove(_ store: NSPersistentStore) throws {}
  /// None: nothing is kept in a file.
  public func persistentStore(for url: URL) -> NSPersistentStore? { nil }
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore { store }
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {}
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
  ) throws {}
  public func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {}
  public func destroyPersistentStore(at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil) throws {}
  /// None: no object is known by its address.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// What a request finds, told once: changes are not.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public private(set) var fetchedObjects: [ResultType]?
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
  }
  public func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
  public func object(at indexPath: IndexPath) -> ResultType {
    guard let objects = fetchedObjects, let row = indexPath.last, objects.indices.contains(row) else {
      preconditionFailure("There is no object at \(indexPath)")
    }
    return objects[row]
  }
}
public protocol NSFetchedResultsControllerDelegate: AnyObject {}
