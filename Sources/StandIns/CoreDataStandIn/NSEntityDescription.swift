// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
import TypeDiscovery

/// The classes of a data model: `stills adopt` writes them for each file `.xcdatamodeld`.
public protocol ManagedModelProvider {
  static var entities: [NSEntityDescription] { get }
}

/// What all models of this process say.
enum ManagedModels {
  static let entities: [NSEntityDescription] = ConformingTypes.of((any ManagedModelProvider).self).flatMap {
    ($0 as? any ManagedModelProvider.Type)?.entities ?? []
  }

  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    entities.first { $0.type == type }
      ?? NSEntityDescription(name: String(describing: type), type: type, attributes: [], relationships: [])
  }

  static func entity(named name: String) -> NSEntityDescription? { entities.first { $0.name == name } }
}

/// What a model says of a class; it is the same as long as the process runs.
public class NSEntityDescription: NSObject, @unchecked Sendable {
  public let name: String?
  public var managedObjectClassName: String! { String(describing: type) }
  public let attributes: [NSAttributeDescription]
  public let relationships: [NSRelationshipDescription]
  let type: NSManagedObject.Type

  public init(
    name: String, type: NSManagedObject.Type, attributes: [NSAttributeDescription],
    relationships: [NSRelationshipDescription]
  ) {
    self.name = name
    self.type = type
    self.attributes = attributes
    self.relationships = relationships
  }

  public var attributesByName: [String: NSAttributeDescription] {
    Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
  }
  public var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
  }

  public class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { ManagedModels.entity(named: name) }

  /// An object of a class that a model knows.
  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = ManagedModels.entity(named: name) else {
      preconditionFailure("No data model has the entity \(name): 'stills adopt' found none in a file .xcdatamodeld")
    }
    return entity.type.init(entity: entity, insertInto: context)
  }
}

public class NSAttributeDescription: NSObject, @unchecked Sendable {
  public let name: String
  public let defaultValue: Any?
  public init(_ name: String, defaultValue: Any? = nil) { (self.name, self.defaultValue) = (name, defaultValue) }
}

public class NSRelationshipDescription: NSObject, @unchecked Sendable {
  public let name: String
  public let isToMany: Bool
  /// The name of the other object's property that refers to this one.
  public let inverse: String?
  public init(_ name: String, isToMany: Bool = false, inverse: String? = nil) {
    (self.name, self.isToMany, self.inverse) = (name, isToMany, inverse)
  }
}

/// All classes of the process's models, whatever file is asked for.
public class NSManagedObjectModel: NSObject, @unchecked Sendable {
  override public init() {}
  public convenience init?(contentsOf url: URL) { self.init() }
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
  public var entities: [NSEntityDescription] { ManagedModels.entities }
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
}
