import Foundation

/// A target as `swift package dump-package` describes it.
struct ManifestTarget: Decodable {
  let name: String
  let isTest: Bool
  /// The folder below the package, where it is not the usual one.
  let path: String?
  /// The names of the targets and products that it depends on.
  let dependencies: Set<String>
  /// Those of them that are there only where a trait is switched on.
  let switchedDependencies: Set<String>
  /// The options that its compiler is given, whatever the build.
  let flags: [String]

  init(
    _ name: String, isTest: Bool = false, path: String? = nil, dependencies: Set<String> = [],
    switchedDependencies: Set<String> = [], flags: [String] = []
  ) {
    self.name = name
    self.isTest = isTest
    self.path = path
    self.dependencies = dependencies
    self.switchedDependencies = switchedDependencies
    self.flags = flags
  }

  /// The folder of the target, from the package's root.
  var folder: String { path ?? (isTest ? "Tests/" : "Sources/") + name }
}

extension ManifestTarget {
  private enum Key: String, CodingKey {
    case name, type, path, dependencies, settings
  }

  /// Each dependency is an object of one entry: its kind, and an array that begins with the name; a condition may follow.
  private struct Dependency: Decodable {
    let name: String?
    let isSwitched: Bool

    init(from decoder: any Decoder) throws {
      let entries = try decoder.singleValueContainer().decode([String: [NameOrOther]].self)
      name = entries.values.first?.first?.name
      isSwitched = entries.values.contains { $0.contains { $0.condition?.traits?.isEmpty == false } }
    }
  }

  private struct NameOrOther: Decodable {
    let name: String?
    let condition: Condition?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      name = try? value.decode(String.self)
      condition = try? value.decode(Condition.self)
    }
  }

  private struct Condition: Decodable {
    let traits: [String]?
  }

  /// Of other kinds of settings than options nothing is read.
  private struct Setting: Decodable {
    let kind: Kind
    struct Kind: Decodable { let unsafeFlags: Flags? }
    struct Flags: Decodable { let _0: [String] }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let dependencies = try values.decode([Dependency].self, forKey: .dependencies)
    self.init(
      try values.decode(String.self, forKey: .name),
      isTest: try values.decode(String.self, forKey: .type) == "test",
      path: try values.decodeIfPresent(String.self, forKey: .path),
      dependencies: Set(dependencies.compactMap(\.name)),
      switchedDependencies: Set(dependencies.filter(\.isSwitched).compactMap(\.name)),
      flags: (try values.decodeIfPresent([Setting].self, forKey: .settings) ?? []).flatMap {
        $0.kind.unsafeFlags?._0 ?? []
      })
  }
}
