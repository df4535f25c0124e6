import Foundation

/// A data model of Core Data, as Xcode keeps it in a folder `.xcdatamodeld`: the classes of a store.
struct DataModel {
  struct Attribute: Equatable {
    var name: String
    /// As the file has it, such as `Integer 16`.
    var type: String
    var isOptional: Bool
    var isScalar: Bool
    var defaultValue: String?
    /// The class of what is kept as it is (`Transformable`).
    var className: String?
  }

  struct Relationship: Equatable {
    var name: String
    var destination: String
    var isToMany: Bool
    var isOrdered: Bool
    var inverse: String?
  }

  struct Entity: Equatable {
    var name: String
    var className: String
    var parent: String?
    /// Whether Xcode writes the class itself (`class`), or only its properties (`category`); nil where the app has both.
    var generation: String?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  private(set) var entities: [Entity] = []

  /// Reads a model's current version.
  /// - Parameter folder: the folder `.xcdatamodeld`.
  /// - Returns: nil where no version can be read.
  init?(at folder: URL) {
    let manager = FileManager.default
    let current = manager.contents(atPath: folder.appending(path: ".xccurrentversion").path)
    let list = current.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
    let files = (try? manager.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    let version = list?["_XCCurrentVersionName"] as? String ?? files.last { $0.hasSuffix(".xcdatamodel") }
    guard let version,
      let text = try? String(contentsOf: folder.appending(path: version).appending(path: "contents"), encoding: .utf8)
    else { return nil }
    self.init(text)
  }

  /// Reads the file `contents` of a version.
  init(_ text: String) {
    for tag in text.split(separator: "<").map(Tag.init) {
      switch tag.name {
      case "entity":
        let name = tag["name"] ?? ""
        let className = tag["representedClassName"].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        entities.append(
          Entity(
            name: name, className: className ?? "NSManagedObject", parent: tag["parentEntity"],
            generation: tag["codeGenerationType"]))
      case "attribute" where !entities.isEmpty:
        entities[entities.count - 1].attributes.append(
          Attribute(
            name: tag["name"] ?? "", type: tag["attributeType"] ?? "", isOptional: tag["optional"] == "YES",
            isScalar: tag["usesScalarValueType"] == "YES", defaultValue: tag["defaultValueString"],
            className: tag["customClassName"]))
      case "relationship" where !entities.isEmpty:
        entities[entities.count - 1].relationships.append(
          Relationship(
            name: tag["name"] ?? "", destination: tag["destinationEntity"] ?? "", isToMany: tag["toMany"] == "YES",
            isOrdered: tag["ordered"] == "YES", inverse: tag["inverseName"]))
      default: break
      }
    }
  }

  /// An opening tag as Xcode writes it: a name, and values in quotation marks.
  private struct Tag {
    let name: Substring
    private let values: [String: String]

    init(_ text: Substring) {
      name = text.prefix { $0.isLetter }
      var values: [String: String] = [:]
      let parts = text.dropFirst(name.count).prefix { $0 != ">" }.split(
        separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        let key = parts[index].filter { !$0.isWhitespace && $0 != "=" }
        values[key] = String(parts[index + 1]).replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
          .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      }
      self.values = values
    }

    subscript(key: String) -> String? { values[key] }
  }
}

// MARK: What Xcode makes of it

extension DataModel {
  /// The source with the classes that Xcode writes of models, and what the stores of this package ask of them.
  /// - Parameter name: a name for the type that says so, which no other type of the module has.
  static func source(of models: [DataModel], named name: String) -> String {
    let entities = models.flatMap(\.entities)
    let known = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    var lines = ["import CoreDataStandIn", "import DeclarativeUI", ""]
    for entity in entities { lines += entity.declarations(known) }
    lines += ["enum \(name): ManagedModelProvider {", "  static var entities: [NSEntityDescription] {", "    ["]
    lines += entities.map { $0.description(known) }
    lines += ["    ]", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }
}

extension DataModel.Entity {
  /// The class or its properties, where Xcode writes them.
  fileprivate func declarations(_ known: [String: DataModel.Entity]) -> [String] {
    guard let generation, className != "NSManagedObject" else { return [] }
    var lines: [String] = []
    if generation == "class" {
      let parent = self.parent.flatMap { known[$0]?.className } ?? "NSManagedObject"
      lines.append("public class \(className): \(parent) {}")
      if self.parent == nil { lines.append("extension \(className): Identifiable {}") }
    }
    lines.append("extension \(className) {")
    lines.append(
      "  public class func fetchRequest() -> NSFetchRequest<\(className)> { NSFetchRequest(entityName: \"\(name)\") }")
    for attribute in attributes { lines.append(property(attribute.name, attribute.swiftType)) }
    for relationship in relationships {
      let one = known[relationship.destination]?.className ?? "NSManagedObject"
      lines.append(
        property(
          relationship.name, relationship.isToMany ? (relationship.isOrdered ? "NSOrderedSet?" : "NSSet?") : one + "?"))
      guard relationship.isToMany else { continue }
      let capitalized = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
      for method in ["addTo\(capitalized)", "removeFrom\(capitalized)"] {
        for type in [one, relationship.isOrdered ? "NSOrderedSet" : "NSSet"] {
          lines.append("  public func \(method)(_ value: \(type)) { changeManaged(\"\(method)\", value) }")
        }
      }
    }
    return lines + ["}", ""]
  }

  private func property(_ name: String, _ type: String) -> String {
    "  public var `\(name)`: \(type) { get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }"
  }

  /// What the stores ask, in a line.
  fileprivate func description(_ known: [String: DataModel.Entity]) -> String {
    let inherited = ancestors(known)
    let attributes = inherited.flatMap(\.attributes).map { attribute in
      let value = attribute.defaultLiteral.map { ", defaultValue: \($0)" } ?? ""
      return "NSAttributeDescription(\"\(attribute.name)\"\(value))"
    }
    let relationships = inherited.flatMap(\.relationships).map { relationship in
      let inverse = relationship.inverse.map { ", inverse: \"\($0)\"" } ?? ""
      return "NSRelationshipDescription(\"\(relationship.name)\", isToMany: \(relationship.isToMany)\(inverse))"
    }
    return "      NSEntityDescription(name: \"\(name)\", type: \(className).self, "
      + "attributes: [\(attributes.joined(separator: ", "))], relationships: [\(relationships.joined(separator: ", "))]),"
  }

  /// The entity and those that it inherits from, the outermost first.
  private func ancestors(_ known: [String: DataModel.Entity]) -> [DataModel.Entity] {
    var found = [self]
    while let parent = found[0].parent.flatMap({ known[$0] }), found.count < 16 { found.insert(parent, at: 0) }
    return found
  }
}

extension DataModel.Attribute {
  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
    "Boolean": "Bool",
  ]
  private static let objects = [
    "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL", "Decimal": "NSDecimalNumber",
  ]

  /// The type that Xcode declares; numbers that are no scalars are objects.
  ///
  /// What is transformed is `NSObject` there, which colours and pictures are not here.
  fileprivate var swiftType: String {
    if let scalar = Self.scalars[type] { return isScalar ? scalar : "NSNumber?" }
    return (Self.objects[type] ?? className ?? "Any") + "?"
  }

  /// The value that a new object has.
  fileprivate var defaultLiteral: String? {
    guard let defaultValue else { return nil }
    switch type {
    case "String": return "\"" + defaultValue.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case "Boolean": return defaultValue == "YES" ? "true" : "false"
    case "Double", "Float", "Decimal": return Double(defaultValue).map { "\($0)" }
    case "Integer 16", "Integer 32", "Integer 64": return Int(defaultValue).map { "\($0)" }
    default: return nil
    }
  }
}
