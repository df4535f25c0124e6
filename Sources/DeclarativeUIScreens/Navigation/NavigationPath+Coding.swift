import Foundation

// As SwiftUI stores a path: the topmost value first, each as the name of its type and its JSON.

extension NavigationPath.CodableRepresentation: Codable {
  /// Reads a path; it fails where a type is not known or no value of it can be read.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let text = try container.decode(String.self)
      guard let type = _typeByName(name) as? any Decodable.Type else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(name) is no type that can be read into a navigation path")
      }
      let value = try JSONDecoder().decode(type, from: Data(text.utf8))
      guard let hashable = value as? any Hashable else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(name) is not Hashable, so it cannot be in a navigation path")
      }
      values.append(AnyHashable(hashable))
    }
    self = NavigationPath.CodableRepresentation(stored: values.reversed())
  }

  /// Writes the path.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in stored.reversed() {
      guard let encodable = value.base as? any Encodable else { continue }
      let type = type(of: value.base)
      try container.encode(_mangledTypeName(type) ?? String(reflecting: type))
      try container.encode(String(decoding: JSONEncoder().encode(encodable), as: UTF8.self))
    }
  }
}
