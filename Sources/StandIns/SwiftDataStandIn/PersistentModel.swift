// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation
@_exported public import Observation
import Synchronization

/// What a store keeps: a class that code marks with `@Model`, which becomes `@Observable` and this here.
///
/// Its metatype is `Sendable`, as on Apple's systems, so that a module whose code is on the main actor by default has its
/// models on no actor.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What tells it from others.
  var persistentModelID: PersistentIdentifier { get }
}

/// What tells a model from others while the process runs.
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  private let object: ObjectIdentifier

  init(_ model: AnyObject) { object = ObjectIdentifier(model) }

  public var id: PersistentIdentifier { self }
  public static func < (left: Self, right: Self) -> Bool { left.object < right.object }

  /// Reads what was written while the same process ran.
  ///
  /// Predicates ask for a value that can be written.
  public init(from decoder: any Decoder) throws {
    let address = try decoder.singleValueContainer().decode(UInt.self)
    // The type has no initializer of its own for this, and is nothing but an address.
    object = unsafeBitCast(address, to: ObjectIdentifier.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(UInt(bitPattern: object))
  }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(self) }

  /// The context that the model was inserted into.
  public var modelContext: ModelContext? { ModelContext.all.first { $0.store.contains(self) } }

  public var isDeleted: Bool { false }
  public var hasChanges: Bool { false }

  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PersistentModel where ID == PersistentIdentifier {
  public var id: PersistentIdentifier { persistentModelID }
}

/// The types of a store.
public struct Schema: @unchecked Sendable {
  public struct Version: Hashable, Sendable {
    public init(_ major: Int, _ minor: Int, _ patch: Int) {}
  }

  let types: [any PersistentModel.Type]

  public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) { self.types = types }
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) { self.types = types }
  public init(versionedSchema: any VersionedSchema.Type) { types = versionedSchema.models }
}

public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// Nothing is migrated.
public enum MigrationStage: Sendable {
  case none
  public static func lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type
  ) -> MigrationStage { .none }
  public static func custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?
  ) -> MigrationStage { .none }
}

public struct ModelConfiguration: @unchecked Sendable {
  public struct GroupContainer: Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }
  public struct CloudKitDatabase: Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public let name: String
  public let schema: Schema?
  /// Always so here, whatever is asked for.
  public let isStoredInMemoryOnly = true
  public let allowsSave: Bool
  public let url: URL

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.allowsSave) = (name ?? "", schema, allowsSave)
    url = URL(filePath: "/dev/null")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.allowsSave, self.url) = (name ?? "", schema, allowsSave, url)
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
