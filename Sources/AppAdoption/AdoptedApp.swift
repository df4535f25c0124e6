import Foundation

/// What of an app is adopted: its modules with their sources and resources, as its project or its package has them.
package struct AdoptedApp: Equatable, Sendable {
  /// A module of the app, or of its tests.
  package struct Module: Equatable, Sendable {
    package var name: String
    package var isTest = false
    /// Files and folders with sources, from the app's folder.
    package var sources: [String] = []
    /// Files and folders of resources, from the app's folder.
    package var resources: [String] = []
    /// The app's own modules that this one uses.
    package var dependencies: [String] = []
    package var languageMode = "5"
    package var isOnMainActor = false
    /// Whether tests keep snapshots in their source.
    package var usesInlineSnapshots = false

    package init(name: String) { self.name = name }
  }

  /// The file that describes the app, such as `Jokes.xcodeproj`.
  package var description: String
  package var modules: [Module] = []
  /// What was found and is not taken over, a sentence each.
  package var leftOut: [String] = []

  package init(description: String) { self.description = description }
}

/// Why an app cannot be adopted.
package struct AdoptionError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension String {
  /// The name that Swift has for a module of a target.
  var moduleName: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}

extension FileManager {
  /// The files below a folder whose names a condition takes, in order, from the folder.
  func paths(below folder: URL, where condition: (String) -> Bool) -> [String] {
    let paths = enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      condition(path) && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "Stills" }
    }.sorted()
  }
}
