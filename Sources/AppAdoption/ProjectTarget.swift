import Foundation

/// The rules by which targets of a project become modules, whoever describes the project.
extension AdoptedApp {
  private static let types: Set<String> = [
    "application", "application.on-demand-install-capable", "framework", "framework.static", "library.static",
    "bundle.unit-test", "bundle.ui-testing", "app-extension",
  ]
  /// Systems by the names that settings have for them.
  private static let platforms = ["macosx": "macOS", "watchos": "watchOS", "appletvos": "tvOS", "xros": "visionOS"]

  /// Takes over a target, or says why not.
  /// - Parameters:
  ///   - name: the target's.
  ///   - type: its kind of product in Xcode's words, without what all of these begin with.
  ///   - folder: the app's.
  ///   - module: what it consists of.
  mutating func add(target name: String, of type: String, in folder: URL, _ module: () -> (Module, platform: String?)) {
    guard Self.types.contains(type) else {
      return leftOut.append(
        "The target \(name): \(type.isEmpty ? "it makes no product" : "it makes what Xcode calls \(type)").")
    }
    var (module, platform) = module()
    module.isTest = type.hasPrefix("bundle.")
    if type == "bundle.ui-testing",
      !["SnapshotTesting", "ViewInspector"].contains(where: { module.imports($0, in: folder) })
    {
      leftOut.append("The target \(name): tests that operate the whole app.")
    } else if type == "app-extension", !module.imports("WidgetKit", in: folder) {
      leftOut.append("The target \(name): an extension without widgets.")
    } else if let platform {
      leftOut.append("The target \(name): it is for \(platform).")
    } else if modules.contains(where: { $0.name == module.name }) {
      leftOut.append("The target \(name): another one has the module \(module.name).")
    } else {
      modules.append(module)
    }
  }

  /// The system that settings name, where that is not iOS.
  static func otherPlatform(_ settings: [String: String]) -> String? {
    guard settings["SUPPORTED_PLATFORMS"]?.contains("iphoneos") != true else { return nil }
    return settings["SDKROOT"].flatMap { platforms[$0] }
  }

  /// Of several targets with mostly the same sources, such as one for each system, the one that tests use is kept, or the
  /// largest.
  mutating func leaveOutTwins() {
    let tested = Set(modules.filter(\.isTest).flatMap(\.dependencies))
    let order = modules.filter { !$0.isTest }.sorted {
      (tested.contains($0.name) ? 1 : 0, $0.sources.count) > (tested.contains($1.name) ? 1 : 0, $1.sources.count)
    }
    var kept: [Module] = []
    for module in order {
      let sources = Set(module.sources)
      let twin = kept.first { 2 * sources.intersection($0.sources).count > sources.count }
      guard let twin else {
        kept.append(module)
        continue
      }
      leftOut.append("The target \(module.name): most of its sources are those of \(twin.name).")
      modules.removeAll { $0.name == module.name && !$0.isTest }
    }
  }
}

extension AdoptedApp.Module {
  /// A module by the settings that Xcode has for its target.
  init(target name: String, settings: [String: String]) {
    self.init(name: Self.name(settings, name))
    languageMode = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? "6" : "5"
    hasAssetExtensions = settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    self.conditions = conditions.split(separator: " ").map(String.init).filter(\.isCondition)
    features = CompilerFeatures.known(CompilerFeatures.named(in: settings), in: languageMode)
  }

  /// The name of the module of a target.
  static func name(_ settings: [String: String], _ target: String) -> String {
    let given = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? target
    return (given.contains("$(") ? target : given).moduleName
  }

  /// Whether a source imports another module.
  fileprivate func imports(_ name: String, in folder: URL) -> Bool {
    let files = sources.flatMap { path in
      path.hasSuffix(".swift")
        ? [path]
        : FileManager.default.paths(below: folder.appending(path: path)) { $0.hasSuffix(".swift") }.map(path.path)
    }
    return files.contains {
      (try? String(contentsOf: folder.appending(path: $0), encoding: .utf8))?.contains("import \(name)") == true
    }
  }
}
