import Foundation

/// An app that is a package, as SwiftPM describes it (`swift package dump-package`).
struct AppPackage: Decodable {
  struct Target: Decodable {
    struct Resource: Decodable {
      var path: String
    }

    struct Dependency: Decodable {
      var byName: [String?]?
      var target: [Ignored?]?
      var product: [Ignored?]?

      /// A name, or what is not looked at.
      struct Ignored: Decodable {
        var name: String?
        init(from decoder: any Decoder) throws { name = try? decoder.singleValueContainer().decode(String.self) }
      }

      private enum Key: CodingKey { case byName, target, product }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        byName = try container.decodeIfPresent([Ignored?].self, forKey: .byName)?.map { $0?.name }
        target = try container.decodeIfPresent([Ignored?].self, forKey: .target)
        product = try container.decodeIfPresent([Ignored?].self, forKey: .product)
      }

      var name: String? { (byName?.first ?? nil) ?? target?.first??.name }
    }

    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    var dependencies: [Dependency]
  }

  struct Tools: Decodable {
    var _version: String
  }

  var targets: [Target]
  var toolsVersion: Tools

  /// What is adopted of it.
  func app(in folder: URL) -> AdoptedApp {
    var app = AdoptedApp(description: "Package.swift")
    let own = Set(targets.map(\.name))
    for target in targets {
      guard ["regular", "executable", "test"].contains(target.type) else {
        app.leftOut.append("The target \(target.name): \(target.type).")
        continue
      }
      let path = target.path ?? (target.type == "test" ? "Tests/" : "Sources/") + target.name
      var module = AdoptedApp.Module(name: target.name.moduleName)
      module.isTest = target.type == "test"
      module.languageMode = toolsVersion._version.hasPrefix("6") ? "6" : "5"
      module.dependencies = target.dependencies.compactMap(\.name).filter(own.contains).map(\.moduleName)
      module.sources = sources(of: target, at: path, in: folder)
      let declared = target.resources.map { path.path(of: $0.path) }
      module.resources = (declared + catalogs(of: target, at: path, in: folder, without: declared)).flatMap {
        resource in
        let isFolder = FileManager.default.enumerator(atPath: folder.appending(path: resource).path) != nil
        let found = isFolder && !resource.hasSuffix(".xcassets") ? Resources.paths(below: resource, in: folder) : []
        return found.isEmpty ? [resource] : found
      }
      app.modules.append(module)
      let products = target.dependencies.compactMap { $0.name ?? $0.product?.first??.name }
      for name in products where !own.contains(name) && !["SnapshotTesting", "ViewInspector"].contains(name) {
        app.leftOut.append(
          "The product \(name), which \(target.name) uses: add it to Stills/Package.swift where it builds on Linux.")
      }
    }
    return app
  }

  /// The catalogs in a target's folder, which SwiftPM takes for resources without a rule.
  private func catalogs(of target: Target, at path: String, in folder: URL, without declared: [String]) -> [String] {
    let others = target.exclude.map(path.path) + declared
    return FileManager.default.paths(below: folder.appending(path: path)) {
      $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcstrings")
    }.map(path.path).filter { found in !others.contains { found == $0 || found.hasPrefix($0 + "/") } }
  }

  private func sources(of target: Target, at path: String, in folder: URL) -> [String] {
    let roots = target.sources?.map(path.path) ?? [path]
    if target.exclude.isEmpty { return roots }
    let excluded = target.exclude.map(path.path)
    return roots.flatMap { root in
      FileManager.default.paths(below: folder.appending(path: root)) { $0.hasSuffix(".swift") }.map(root.path)
    }.filter { file in !file.isManifest && !excluded.contains { file == $0 || file.hasPrefix($0 + "/") } }
  }
}
