// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
import Foundation
import Observation
import Synchronization

/// Where models are: what is inserted is there at once, and gone with the container.
public final class ModelContainer: Sendable {
  let store = ModelStore()
  public let schema: Schema
  public let configurations: [ModelConfiguration]
  /// The context of views.
  @MainActor public var mainContext: ModelContext { context }
  // Made with the container, so that whoever has one has the other.
  private nonisolated(unsafe) let context: ModelContext

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(Schema(types), configurations)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    self.init(schema, configurations)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    self.init(schema, configurations)
  }

  init(_ schema: Schema, _ configurations: [ModelConfiguration] = []) {
    self.schema = schema
    self.configurations = configurations
    context = ModelContext(store)
  }

  public func deleteAllData() { store.removeAll() }
  public func erase() throws { store.removeAll() }
}

/// What inserts models into a container, deletes and finds them.
///
/// A change is there at once, for all contexts of the container; there is nothing to save and nothing to undo. What a class
/// says of unique attributes and of rules to delete is not kept.
public final class ModelContext: Equatable {
  private struct Weak: @unchecked Sendable {
    weak var context: ModelContext?
  }

  private static let known = Mutex<[Weak]>([])
  /// All contexts of the process.
  static var all: [ModelContext] { known.withLock { $0.compactMap(\.context) } }

  let store: ModelStore
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  public var author: String?
  public private(set) var hasChanges = false
  public private(set) lazy var container = ModelContainer(Schema([]))

  public convenience init(_ container: ModelContainer) {
    self.init(container.store)
    self.container = container
  }

  init(_ store: ModelStore) {
    self.store = store
    Self.known.withLock { known in
      known.removeAll { $0.context == nil }
      known.append(Weak(context: self))
    }
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  public func insert<Model: PersistentModel>(_ model: Model) { store.insert(model) }
  public func delete<Model: PersistentModel>(_ model: Model) { store.delete(model) }

  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    try fetch(FetchDescriptor<Model>(predicate: predicate)).forEach { store.delete($0) }
  }

  /// The models of a type that a predicate takes, in order.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    var models = store.all.compactMap { $0 as? Model }
    if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
    // Each value is read, so that views hear of its changes.
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    return Array(models.dropFirst(descriptor.fetchOffset ?? 0).prefix(descriptor.fetchLimit ?? .max))
  }

  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000, block: (Model) throws -> Void
  ) throws {
    try fetch(descriptor).forEach(block)
  }

  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = store.all.first(where: { $0.persistentModelID == identifier }) else {
      preconditionFailure("The context has no model of this identifier")
    }
    return model
  }

  public func registeredModel<Model: PersistentModel>(for identifier: PersistentIdentifier) -> Model? {
    store.all.lazy.compactMap { $0 as? Model }.first { $0.persistentModelID == identifier }
  }

  public func save() throws {}
  public func rollback() {}
  public func processPendingChanges() {}
  public func transaction(block: () throws -> Void) throws { try block() }
}

/// Which models are looked for.
public struct FetchDescriptor<Model: PersistentModel> {
  public var predicate: Predicate<Model>?
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// An actor with a context of its own: `@ModelActor` gives it one.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
    modelContext.registeredModel(for: id)
  }
}

public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

/// The context of an actor; the actor runs as any.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
