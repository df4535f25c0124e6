import Foundation

/// An Xcode project as its file describes it: objects with identifiers, in a property list.
struct XcodeProject {
  typealias Object = [String: Any]

  private let objects: [String: Object]
  private let root: Object
  /// The app's folder.
  private let folder: URL
  /// Where each file and folder lies, from the app's folder.
  private var places: [String: String] = [:]

  /// Reads a project.
  /// - Parameter url: the folder `.xcodeproj`.
  init(at url: URL) throws {
    let data = try Data(contentsOf: url.appending(path: "project.pbxproj"))
    // On Linux too, Foundation reads the old text format, in which Xcode writes.
    guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
      let objects = list["objects"] as? [String: Object],
      let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
    else { throw AdoptionError("\(url.lastPathComponent) has no project in it.") }
    self.objects = objects
    self.root = root
    folder = url.deletingLastPathComponent()
    let top = (root["projectDirPath"] as? String) ?? ""
    if let group = root["mainGroup"] as? String { place(group, in: top) }
  }

  /// The modules of apps, frameworks and tests.
  func app(named name: String) -> AdoptedApp {
    var app = AdoptedApp(description: name)
    let targets = (root["targets"] as? [String]) ?? []
    for identifier in targets {
      guard let target = objects[identifier], let name = target["name"] as? String else { continue }
      let type = ((target["productType"] as? String) ?? "").replacing("com.apple.product-type.", with: "")
      guard ["application", "framework", "framework.static", "library.static", "bundle.unit-test"].contains(type) else {
        app.leftOut.append("The target \(name): \(type.isEmpty ? "it makes no product" : type).")
        continue
      }
      app.modules.append(module(of: target, name, isTest: type == "bundle.unit-test"))
    }
    let packages = ((root["packageReferences"] as? [String]) ?? []).compactMap {
      objects[$0]?["repositoryURL"] as? String
    }
    for package in packages where !package.contains("swift-snapshot-testing") && !package.contains("ViewInspector") {
      app.leftOut.append("The package \(package): add it to Stills/Package.swift where it builds on Linux.")
    }
    return app
  }

  private func module(of target: Object, _ name: String, isTest: Bool) -> AdoptedApp.Module {
    let settings = settings(of: target)
    var module = AdoptedApp.Module(name: moduleName(settings, name))
    module.isTest = isTest
    module.languageMode = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? "6" : "5"
    module.isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    for phase in list("buildPhases", of: target) {
      let files = list("files", of: phase).compactMap { $0["fileRef"] as? String }.flatMap(paths)
      switch phase["isa"] as? String {
      case "PBXSourcesBuildPhase": module.sources += files.filter { $0.hasSuffix(".swift") }
      case "PBXResourcesBuildPhase": module.resources += files
      default: break
      }
    }
    for group in (target["fileSystemSynchronizedGroups"] as? [String]) ?? [] { synchronize(group, target, &module) }
    for dependency in list("dependencies", of: target) {
      guard let other = (dependency["target"] as? String).flatMap({ objects[$0] }), let name = other["name"] as? String
      else { continue }
      module.dependencies.append(moduleName(self.settings(of: other), name))
    }
    return module
  }

  /// The folder's files are the target's, but for those that an exception names.
  private func synchronize(_ group: String, _ target: Object, _ module: inout AdoptedApp.Module) {
    guard let path = places[group], let object = objects[group] else { return }
    var excluded: Set<String> = []
    for exception in list("exceptions", of: object) {
      let owner = (exception["target"] as? String).flatMap { objects[$0]?["name"] as? String }
      if owner == target["name"] as? String {
        excluded.formUnion((exception["membershipExceptions"] as? [String]) ?? [])
      }
    }
    let manager = FileManager.default
    let sources = manager.paths(below: folder.appending(path: path)) { $0.hasSuffix(".swift") }
    if excluded.isDisjoint(with: sources) {
      module.sources.append(path)
    } else {
      module.sources += sources.filter { !excluded.contains($0) }.map { "\(path)/\($0)" }
    }
    module.resources += Resources.paths(below: path, in: folder).filter {
      !excluded.contains(String($0.dropFirst(path.count + 1)))
    }
  }

  /// The files behind a reference: one, or those of each language.
  private func paths(of reference: String) -> [String] {
    guard let object = objects[reference] else { return [] }
    if object["isa"] as? String == "PBXVariantGroup" {
      return ((object["children"] as? [String]) ?? []).compactMap { places[$0] }
    }
    return places[reference].map { [$0] } ?? []
  }

  private func list(_ key: String, of object: Object) -> [Object] {
    ((object[key] as? [String]) ?? []).compactMap { objects[$0] }
  }

  private mutating func place(_ identifier: String, in parent: String) {
    guard places[identifier] == nil, let object = objects[identifier] else { return }
    let tree = (object["sourceTree"] as? String) ?? "<group>"
    guard tree == "<group>" || tree == "SOURCE_ROOT" else { return }
    let parts = [tree == "<group>" ? parent : "", (object["path"] as? String) ?? ""]
    let path = parts.filter { !$0.isEmpty }.joined(separator: "/")
    places[identifier] = path
    for child in (object["children"] as? [String]) ?? [] { place(child, in: path) }
  }

  /// The settings of the project and the target together, those of `Debug` where there are several.
  private func settings(of target: Object) -> [String: String] {
    var settings: [String: String] = [:]
    for owner in [root, target] {
      guard let list = (owner["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else { continue }
      let configurations = self.list("buildConfigurations", of: list)
      let chosen = configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first
      for (key, value) in (chosen?["buildSettings"] as? Object) ?? [:] {
        if let value = value as? String { settings[key] = value }
      }
    }
    return settings
  }

  private func moduleName(_ settings: [String: String], _ name: String) -> String {
    let given = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    return (given.contains("$(") ? name : given).moduleName
  }
}
