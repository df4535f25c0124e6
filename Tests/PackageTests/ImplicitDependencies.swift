/// The modules of the package that come along with others: those that these export, and those whose values views hold.
struct ImplicitDependencies {
  private let exported: [String: Set<String>]
  /// What views are compiled with, which comes along for tests alone.
  private let ofViews: [String: Set<String>]

  init(_ exported: [String: Set<String>], ofViews: [String: Set<String>] = [:]) {
    self.exported = exported
    self.ofViews = ofViews
  }

  /// What the sources of the targets export, and all that views are compiled with.
  ///
  /// A view holds values of modules below: who compiles one lays them out in memory without naming them.
  init(of targets: [ManifestTarget]) throws {
    let names = Set(targets.map(\.name))
    var modules: [String: Set<String>] = [:]
    var ofViews: [String: Set<String>] = [:]
    for target in targets where ["DeclarativeUICore", "DeclarativeUIScreens"].contains(target.name) {
      ofViews[target.name] = target.dependencies.intersection(names)
    }
    for target in targets where !target.isTest {
      for path in try PackageFolder.files(below: target.folder) where path.hasSuffix(".swift") {
        for line in try PackageFolder.text(of: path).split(separator: "\n") {
          guard line.hasPrefix("@_exported public import ") else { continue }
          let name = String(line.split(separator: " ")[3])
          if names.contains(name) { modules[target.name, default: []].insert(name) }
        }
      }
    }
    self.init(modules, ofViews: ofViews)
  }

  /// All that comes along with some modules.
  func along(with names: some Sequence<String>, forTests: Bool = true) -> Set<String> {
    var found: Set<String> = []
    var waiting = Array(names)
    while let name = waiting.popLast() {
      let along = exported[name, default: []].union(forTests ? ofViews[name, default: []] : [])
      for module in along where found.insert(module).inserted { waiting.append(module) }
    }
    return found
  }

  /// What targets use and do not depend on by name, a sentence each.
  func violations(of targets: [ManifestTarget]) -> [String] {
    targets.flatMap { target in
      along(with: target.dependencies, forTests: target.folder.hasPrefix("Tests/")).subtracting(target.dependencies)
        .sorted().map {
          "Package.swift: \(target.name) uses \($0), which comes along with what it imports, and is not built again after a "
            + "change of it: add it to what is exported"
        }
    }
  }
}
