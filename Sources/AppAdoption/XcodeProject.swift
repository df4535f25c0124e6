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
    if let language = root["developmentRegion"] as? String, language.isLanguage { app.language = language }
    let targets = (root["targets"] as? [String]) ?? []
    for identifier in targets {
      guard let target = objects[identifier], let name = target["name"] as? String else { continue }
      let type = ((target["productType"] as? String) ?? "").replacing("com.apple.product-type.", with: "")
      guard Self.types.contains(type) else {
        app.leftOut.append("The target \(name): \(type.isEmpty ? "it makes no product" : type).")
        continue
      }
      let module = module(of: target, name, isTest: type.hasPrefix("bundle."))
      if type == "bundle.ui-testing", !["SnapshotTesting", "ViewInspector"].contains(where: { imports($0, module) }) {
        app.leftOut.append("The target \(name): tests that operate the whole app.")
      } else if type == "app-extension", !imports("WidgetKit", module) {
        app.leftOut.append("The target \(name): an extension without widgets.")
      } else if let platform = otherPlatform(of: target) {
        app.leftOut.append("The target \(name): it is for \(platform).")
      } else if app.modules.contains(where: { $0.name == module.name }) {
        app.leftOut.append("The target \(name): another one has the module \(module.name).")
      } else {
        app.modules.append(module)
      }
    }
    leaveOutTwins(of: &app)
    return app
  }

  private static let types: Set<String> = [
    "application", "framework", "framework.static", "library.static", "bundle.unit-test", "bundle.ui-testing",
    "app-extension",
  ]

  /// Whether a source of a module imports another module.
  private func imports(_ name: String, _ module: AdoptedApp.Module) -> Bool {
    let files = module.sources.flatMap { path in
      path.hasSuffix(".swift")
        ? [path]
        : FileManager.default.paths(below: folder.appending(path: path)) { $0.hasSuffix(".swift") }.map(path.path)
    }
    return files.contains {
      (try? String(contentsOf: folder.appending(path: $0), encoding: .utf8))?.contains("import \(name)") == true
    }
  }

  /// The system that a target is for, where that is not iOS.
  private func otherPlatform(of target: Object) -> String? {
    let settings = settings(of: target)
    let names = ["macosx": "macOS", "watchos": "watchOS", "appletvos": "tvOS", "xros": "visionOS"]
    guard settings["SUPPORTED_PLATFORMS"]?.contains("iphoneos") != true else { return nil }
    return settings["SDKROOT"].flatMap { names[$0] }
  }

  /// Of several targets with mostly the same sources, such as one for each system, the one that tests use is kept, or the
  /// largest.
  private func leaveOutTwins(of app: inout AdoptedApp) {
    let tested = Set(app.modules.filter(\.isTest).flatMap(\.dependencies))
    let order = app.modules.filter { !$0.isTest }.sorted {
      (tested.contains($0.name) ? 1 : 0, $0.sources.count) > (tested.contains($1.name) ? 1 : 0, $1.sources.count)
    }
    var kept: [AdoptedApp.Module] = []
    for module in order {
      let sources = Set(module.sources)
      let twin = kept.first { 2 * sources.intersection($0.sources).count > sources.count }
      guard let twin else {
        kept.append(module)
        continue
      }
      app.leftOut.append("The target \(module.name): most of its sources are those of \(twin.name).")
      app.modules.removeAll { $0.name == module.name && !$0.isTest }
    }
  }

  /// The folders of packages that the project refers to, from the app's folder: by name since Xcode 15, before as files.
  var packages: [String] {
    let named = ((root["packageReferences"] as? [String]) ?? []).compactMap { objects[$0]?["relativePath"] as? String }
    let files = places.filter { identifier, _ in objects[identifier]?["isa"] as? String == "PBXFileReference" }.values
    return (named + files.sorted()).filter {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).appending(path: "Package.swift").path)
    }
  }

  private func module(of target: Object, _ name: String, isTest: Bool) -> AdoptedApp.Module {
    let settings = settings(of: target)
    var module = AdoptedApp.Module(name: moduleName(settings, name))
    module.isTest = isTest
    module.languageMode = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? "6" : "5"
    module.hasAssetExtensions = settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    module.isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    module.conditions = conditions.split(separator: " ").map(String.init).filter(\.isCondition)
    module.features = CompilerFeatures.known(CompilerFeatures.named(in: settings), in: module.languageMode)
    for phase in list("buildPhases", of: target) {
      let files = list("files", of: phase).compactMap { $0["fileRef"] as? String }.flatMap(paths)
      switch phase["isa"] as? String {
      case "PBXSourcesBuildPhase":
        module.sources += files.filter { $0.hasSuffix(".swift") }
        module.resources += files.filter { $0.hasSuffix(".xcdatamodeld") }
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
    for product in list("packageProductDependencies", of: target) {
      guard let name = product["productName"] as? String else { continue }
      module.products.append(name)
      let package = (product["package"] as? String).flatMap { objects[$0] }
      module.origins[name] = package?["repositoryURL"] as? String
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
      if let file = (chosen?["baseConfigurationReference"] as? String).flatMap({ places[$0] }) {
        settings.merge(configuration(in: file)) { $1 }
      }
      for (key, value) in (chosen?["buildSettings"] as? Object) ?? [:] {
        let words = (value as? [String])?.joined(separator: " ") ?? value as? String
        if let words { settings[key] = words.replacing("$(inherited)", with: settings[key] ?? "") }
      }
    }
    return settings
  }

  /// The settings in a file `.xcconfig`, and in those that it includes: `KEY = value // words`.
  private func configuration(in path: String, depth: Int = 0) -> [String: String] {
    guard depth < 8, let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
      return [:]
    }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = String(line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex))
      if code.hasPrefix("#include") {
        let name = code.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        let other = (parent.isEmpty ? name : parent.path(of: name)).withoutDetours
        settings.merge(configuration(in: other, depth: depth + 1)) { $1 }
      }
      let parts = code.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2 { settings[parts[0]] = parts[1] }
    }
    return settings
  }

  private func moduleName(_ settings: [String: String], _ name: String) -> String {
    let given = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    return (given.contains("$(") ? name : given).moduleName
  }
}

extension String {
  /// Whether it is the code of a language, such as `en` or `pt-BR`, and no word such as `English`.
  fileprivate var isLanguage: Bool {
    let parts = split(separator: "-")
    return !parts.isEmpty && (2...3).contains(parts[0].count) && parts.allSatisfy { $0.allSatisfy(\.isLetter) }
  }
}
