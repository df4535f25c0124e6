import Foundation

/// An app that is a package, or a package in an app's folder, as SwiftPM describes it (`swift package dump-package`).
struct AppPackage: Decodable {
  struct Target: Decodable {
    /// A setting of the compiler, such as `{"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"}`.
    struct Setting: Decodable {
      struct Value: Decodable {
        var _0: String
      }

      /// What it is for: a configuration, systems, or traits of the package.
      struct Condition: Decodable {
        var platformNames: [String]?
        var config: String?
        var traits: [String]?
      }

      /// What is said, by the setting's name; settings of another form are not looked at.
      var kind: [String: String]
      /// Whose setting it is: `swift`, `c`, `cxx` or `linker`.
      var tool: String
      /// Whether it holds for a build for iOS that is tested.
      var holds: Bool
      /// Whether it holds for one for Linux, of what is built as it is.
      var isForLinux: Bool
      /// The traits of the package of which one must be enabled for it; nil if it holds without any.
      var traits: [String]?

      private enum Key: CodingKey { case kind, condition, tool }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let values = try? container.decode([String: Value].self, forKey: .kind)
        kind = (values ?? [:]).mapValues(\._0)
        let condition = try? container.decode(Condition.self, forKey: .condition)
        traits = condition?.traits
        let platforms = condition?.platformNames ?? []
        let isDebug = condition?.config ?? "debug" == "debug"
        holds = (platforms.isEmpty || platforms.contains("ios")) && isDebug
        isForLinux = (platforms.isEmpty || platforms.contains("linux")) && isDebug
        tool = (try? container.decode(String.self, forKey: .tool)) ?? "swift"
      }
    }

    struct Resource: Decodable {
      var path: String
    }

    struct Dependency: Decodable {
      var byName: [String?]?
      var target: [Ignored?]?
      var product: [Ignored?]?

      /// A name, what it holds for, or what is not looked at.
      struct Ignored: Decodable {
        var name: String?
        var condition: Setting.Condition?
        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          name = try? container.decode(String.self)
          condition = name == nil ? try? container.decode(Setting.Condition.self) : nil
        }
      }

      private enum Key: CodingKey { case byName, target, product }

      /// Whether it holds for iOS.
      var isForApps: Bool
      /// The traits of the package of which one must be enabled for it; nil if it holds without any.
      var traits: [String]?

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let named = try container.decodeIfPresent([Ignored?].self, forKey: .byName)
        byName = named?.map { $0?.name }
        target = try container.decodeIfPresent([Ignored?].self, forKey: .target)
        product = try container.decodeIfPresent([Ignored?].self, forKey: .product)
        let condition = [named, target, product].compactMap { $0?.last??.condition }.first
        let platforms = condition?.platformNames ?? []
        isForApps = platforms.isEmpty || platforms.contains("ios")
        traits = condition?.traits
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
    var settings: [Setting]?
    var publicHeadersPath: String?
    var pkgConfig: String?

    /// What settings say of Swift.
    var swiftSettings: [[String: String]] {
      (settings ?? []).filter { $0.holds && $0.tool == "swift" }.map(\.kind)
    }

    /// The products of other packages that it uses in apps.
    /// - Parameter own: the targets of its own package.
    func products(besides own: Set<String>) -> [String] {
      dependencies.filter(\.isForApps).compactMap { $0.name ?? $0.product?.first??.name }.filter { !own.contains($0) }
    }
  }

  struct Tools: Decodable {
    var _version: String
  }

  /// A library that others use by its name.
  struct Product: Decodable {
    var name: String
    var targets: [String]
    /// The kind: a library's with how it is linked.
    var type: [String: [String]?]?

    /// Whether it is a file of its own, which a process can load by its name.
    var isDynamic: Bool { type?["library"] == ["dynamic"] }
  }

  /// A package that it uses; of one in a folder, where that is.
  struct Other: Decodable {
    struct Folder: Decodable {
      var path: String
    }

    /// The place of a repository.
    struct Repository: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable {
          var urlString: String
        }

        var remote: [Remote]?
      }

      var identity: String
      /// The name that manifests before Swift 5.6 give it.
      var nameForTargetDependencyResolutionOnly: String?
      var location: Location?
    }

    var fileSystem: [Folder]?
    var sourceControl: [Repository]?
  }

  var targets: [Target]
  var toolsVersion: Tools
  /// The language modes that its targets are meant for, where it says any.
  var swiftLanguageVersions: [String]?
  var products: [Product]?
  var dependencies: [Other]?
  var traits: [Trait]?

  /// The folders of packages that it uses, as SwiftPM says them: absolute.
  var folders: [String] { (dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map(\.path) }

  /// The addresses of the repositories that it uses, by the names that SwiftPM knows them by.
  private var addresses: [String: String] {
    let repositories = (dependencies ?? []).flatMap { $0.sourceControl ?? [] }
    return repositories.reduce(into: [:]) {
      let address = $1.location?.remote?.first?.urlString
      $0[$1.identity.lowercased()] = address
      if let name = $1.nameForTargetDependencyResolutionOnly { $0[name.lowercased()] = address }
    }
  }

  /// Targets of other tools that sources import and that Stills has modules for.
  private static let replaced: Set<String> = [
    "SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump", "ViewInspector",
  ]

  /// Kinds of targets that are not taken over, in words.
  private static let kinds = [
    "plugin": "a plug-in of SwiftPM, which is not run", "binary": "a binary for Apple's systems, without its sources",
  ]

  /// What is adopted of it.
  /// - Parameters:
  ///   - folder: the app's.
  ///   - place: where the package lies, from the app's folder.
  func app(in folder: URL, at place: String = ".") -> AdoptedApp {
    var app = AdoptedApp(description: place.path(of: "Package.swift"))
    for product in products ?? [] where product.isDynamic {
      app.dynamicLibraries[product.name] = product.targets.map(\.moduleName)
    }
    let own = Set(targets.map(\.name))
    let enabled = enabledTraits
    let traits = enabled.sorted().filter(\.isCondition)
    let targets = targets.map { $0.holding(with: enabled) }
    let macroLibraries = PlainTarget.macroLibraries(of: targets)
    for target in targets {
      if Self.replaced.contains(target.name) {
        app.leftOut.append("The target \(target.name): Stills has its own in the place of it.")
        continue
      }
      let path = self.path(of: target, in: folder, at: place)
      if var plain = PlainTarget(target, at: path, own: own, macroLibraries: macroLibraries, in: folder) {
        plain.languageMode = languageMode(of: target)
        plain.traits = traits
        app.plainTargets.append(plain)
        continue
      }
      if target.type == "regular", PlainTarget.isObjectiveC(path, in: folder) {
        app.leftOut.append("The target \(target.name): Objective-C, which does not build on Linux.")
        continue
      }
      guard ["regular", "executable", "test"].contains(target.type) else {
        app.leftOut.append("The target \(target.name): \(Self.kinds[target.type] ?? target.type).")
        continue
      }
      var module = AdoptedApp.Module(name: target.name.moduleName)
      module.isTest = target.type == "test"
      let holding = target.swiftSettings
      module.languageMode = languageMode(of: target)
      module.packageName = "adopted_" + place.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      module.isOnMainActor = holding.contains { $0["defaultIsolation"] == "MainActor" }
      module.conditions = holding.compactMap { $0["define"] }.filter(\.isCondition) + traits
      module.features = CompilerFeatures.known(
        holding.compactMap { $0["enableUpcomingFeature"] }, in: module.languageMode)
      // Without `BuiltinModule` or `Lifetimes`, what packages of Apple's have of atomics and collections does not compile. That
      // no package names one that a released compiler refuses is a guess.
      module.experimentalFeatures = holding.compactMap { $0["enableExperimentalFeature"] }
      module.dependencies = target.dependencies.compactMap(\.name).filter(own.contains).map(\.moduleName)
      module.products = target.products(besides: own)
      for dependency in target.dependencies {
        // A product says its package; a bare name is often that of the package.
        let product = dependency.name ?? dependency.product?.first??.name
        let package = dependency.product?.dropFirst().first??.name ?? dependency.name
        if let product, let package { module.origins[product] = addresses[package.lowercased()] }
      }
      module.sources = sources(of: target, at: path, in: folder)
      let declared = target.resources.map { path.path(of: $0.path) }
      module.resources = (declared + catalogs(of: target, at: path, in: folder, without: declared)).flatMap {
        resource in
        let isFolder = FileManager.default.enumerator(atPath: folder.appending(path: resource).path) != nil
        let found =
          isFolder && ![".xcassets", ".xcdatamodeld"].contains(where: resource.hasSuffix)
          ? Resources.paths(below: resource, in: folder) : []
        return found.isEmpty ? [resource] : found
      }
      app.modules.append(module)
    }
    return app
  }

  private func languageMode(of target: Target) -> String {
    let said = target.swiftSettings.compactMap { $0["swiftLanguageMode"] }.last
    return (said ?? swiftLanguageVersions?.max() ?? toolsVersion._version).hasPrefix("6") ? "6" : "5"
  }

  /// Where SwiftPM looks for a target's sources.
  private func path(of target: Target, in folder: URL, at place: String) -> String {
    if let path = target.path { return path == "." || path.isEmpty ? place : place.path(of: path) }
    let parents = (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let paths = parents.map { place.path(of: "\($0)/\(target.name)") }
    // A package of one target may have its sources in the folder of all.
    let isAlone = targets.count { ($0.type == "test") == (target.type == "test") } == 1
    let all = paths + (isAlone ? [place.path(of: parents[0])] : [])
    return all.first { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) } ?? paths[0]
  }

  /// The catalogs and the files of languages in a target's folder, which SwiftPM takes for resources without a rule.
  private func catalogs(of target: Target, at path: String, in folder: URL, without declared: [String]) -> [String] {
    let others = target.exclude.map(path.path) + declared
    return FileManager.default.paths(below: folder.appending(path: path)) {
      path in
      [".xcassets", ".xcstrings", ".xcdatamodeld"].contains(where: path.hasSuffix)
        || path.split(separator: "/").dropLast().last?.hasSuffix(".lproj") == true && !path.hasSuffix(".swift")
    }.map(path.path).filter { found in !others.contains { found == $0 || found.hasPrefix($0 + "/") } }
  }

  private func sources(of target: Target, at path: String, in folder: URL) -> [String] {
    let roots = target.sources?.map(path.path) ?? [path]
    if target.exclude.isEmpty { return roots }
    let excluded = target.exclude.map(path.path)
    return roots.flatMap { root in
      FileManager.default.paths(below: folder.appending(path: root)) { $0.hasSuffix(".swift") }.map(root.path)
    }.filter { file in !file.isManifest(in: folder) && !excluded.contains { file == $0 || file.hasPrefix($0 + "/") } }
  }
}
