public import Foundation

/// What a test gives an app by the environment that it is launched in.
public protocol LaunchStub: Codable {
  /// The name of the variable.
  static var identifier: String { get }
}

extension LaunchStub {
  /// The name of the type.
  public static var identifier: String { String(describing: Self.self) }

  /// The value as text.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Stubs are made of texts, numbers, lists and dictionaries, which are always written.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension ProcessInfo {
  /// A value of the environment, or nil where it is not set.
  /// - Throws: what is wrong with it; an app that began somewhere else instead would be tested in the wrong place.
  public func decode<Stub: LaunchStub>(_ type: Stub.Type) throws -> Stub? {
    guard let text = environment[type.identifier] else { return nil }
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw UnreadableStub(name: type.identifier, text: text, reason: error)
    }
  }
}

/// What is wrong with a value of the environment.
public struct UnreadableStub: Error, CustomStringConvertible {
  let name: String
  let text: String
  let reason: any Error

  /// The sentence.
  public var description: String {
    let found = text.count > 200 ? text.prefix(200) + "…" : text[...]
    return "The launch stub \(name) cannot be decoded from the environment: \(reason). It is: \(found)"
  }
}
