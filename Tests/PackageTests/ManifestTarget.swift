import Foundation

/// A target as `swift package dump-package` describes it.
struct ManifestTarget: Decodable {
  let name: String
  let isTest: Bool
  /// The folder below the package, where it is not the usual one.
  let path: String?
  /// The names of the targets and products that it depends on.
  let dependencies: Set<String>

  init(_ name: String, isTest: Bool = false, path: String? = nil, dependencies: Set<String> = []) {
    self.name = name
    self.isTest = isTest
    self.path = path
    self.dependencies = dependencies
  }

  /// The folder of the target, from the package's root.
  var folder: String { path ?? (isTest ? "Tests/" : "Sources/") + name }
}

extension ManifestTarget {
  private enum Key: String, CodingKey {
    case name, type, path, dependencies
  }

  /// Each dependency is an object of one entry: its kind, and an array that begins with the name.
  private struct Dependency: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      let entries = try decoder.singleValueContainer().decode([String: [NameOrOther]].self)
      name = entries.values.first?.first?.name
    }
  }

  private struct NameOrOther: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      name = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.decode(String.self, forKey: .name),
      isTest: try values.decode(String.self, forKey: .type) == "test",
      path: try values.decodeIfPresent(String.self, forKey: .path),
      dependencies: Set(try values.decode([Dependency].self, forKey: .dependencies).compactMap(\.name)))
  }
}
