import SourceAdaptation

/// The files of the package that is written for an app.
package struct WrittenPackage {
  /// A file's path from the package's folder, and its text.
  package private(set) var files: [String: String] = [:]
  /// Links to the folders of resources: the path of the link, and where it leads.
  package private(set) var links: [String: String] = [:]
  /// Files and folders that are copied: the path of the copy, and the path from the app's folder.
  package private(set) var copies: [String: String] = [:]

  private let app: AdoptedApp
  private let folder: String
  private let stills: StillsDependency

  /// - Parameters:
  ///   - app: what is adopted.
  ///   - stills: where the package has Stills from.
  ///   - folder: the written folder, from the app's.
  ///   - earlier: what a build has found that is still to hold, or nil where one is to find it.
  package init(
    _ app: AdoptedApp, stills: StillsDependency, in folder: String = "Stills", keeping earlier: Adoption? = nil
  ) throws {
    self.app = app
    self.folder = folder
    self.stills = stills
    var targets = app.modules.map { target(of: $0) }
    let modules = app.modules.filter { !$0.isTest }
    if !modules.isEmpty { targets.append(previews(of: modules.filter(\.hasPreviews), all: modules)) }
    for plain in app.plainTargets {
      targets.append(plain.declaration(at: place(of: plain), with: plain.stillsProducts.map(product)))
    }
    files["Package.swift"] = manifest(targets)
    if let folder = stills.link { links["Library"] = folder }
    files["adoption.json"] = try Adoption(app).keeping(earlier).text
    files["settings.json"] = """
      {
        "imports": {},
        "conditions": {},
        "leaveOut": []
      }

      """
    files[".gitignore"] = ".build/\n.built.json\n"
  }

  /// Where a target that is built as it is lies in the package: in its folder `Packages`, or behind a link.
  private mutating func place(of target: PlainTarget) -> String {
    let own = folder + "/"
    if target.path.hasPrefix(own) { return String(target.path.dropFirst(own.count)) }
    let link = "Sources/\(target.name)"
    links[link] = "../../" + target.path
    return link
  }

  private func manifest(_ targets: [String]) -> String {
    let hasMacros = app.plainTargets.contains { $0.kind == .macro || !$0.syntaxProducts.isEmpty }
    let dependencies =
      [stills.declaration] + app.portedPackages.map(\.declaration)
      // As wide as that of Stills.
      + (hasMacros ? [".package(url: \"https://github.com/swiftlang/swift-syntax\", \"600.0.0\"..<\"605.0.0\")"] : [])
    return """
      // swift-tools-version: 6.2
      \(hasMacros ? "import CompilerPluginSupport\n" : "")import PackageDescription

      // Written by 'stills adopt' for \(app.description). A file of this folder that you edit is yours: it is not written again.
      let package = Package(
        name: "Adopted",
        defaultLocalization: "\(app.language)",
        platforms: [.macOS(.v15), .iOS(.v18)],\(products)
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  /// What a process can load by its name, as a manifest has it: the app's modules themselves are linked into its tests.
  private var products: String {
    let modules = Set(app.modules.filter { !$0.isTest }.map(\.name))
    let libraries = app.dynamicLibraries.sorted { $0.key < $1.key }.filter { modules.isSuperset(of: $0.value) }.map {
      ".library(name: \($0.key.debugDescription), type: .dynamic, targets: \(list($0.value)))"
    }
    return libraries.isEmpty ? "" : "\n  products: [\(libraries.joined(separator: ", "))],"
  }

  private func list(_ words: [String]) -> String { "[\(words.map { "\"\($0)\"" }.joined(separator: ", "))]" }

  private func product(_ name: String) -> String {
    let others = app.sharedNames.filter { SharedName.isBrought($0, by: name) }.sorted()
      .map { "\"\($0)\": \"\(SharedName.other(for: $0))\"" }
    let aliases = others.isEmpty ? "" : ", moduleAliases: [\(others.joined(separator: ", "))]"
    return ".product(name: \"\(name)\", package: \"\(stills.identity)\"\(aliases))"
  }

  private mutating func target(of module: AdoptedApp.Module) -> String {
    let folder = "\(module.isTest ? "Tests" : "Sources")/\(module.name)"
    files["\(folder)/AdoptedSources.swift"] =
      "// The sources of \(module.name) are where they were; adoption.json names them.\n"
    var sources = ["AdoptedSources.swift"]
    let made = [
      ("AssetSymbols.swift", module.assetSymbols), ("StringSymbols.swift", module.stringSymbols),
      ("DataModels.swift", module.modelClasses), ("DeviceFormats.swift", module.deviceFormats),
    ]
    for case (let name, let text?) in made {
      files["\(folder)/\(name)"] = text
      sources.append(name)
    }
    let products =
      ["DeclarativeUI", "PreviewMacros"] + module.standIns + module.testingProducts
    let ported = module.portedModules.compactMap { name in
      PortedPackage.package(of: name).map { ".product(name: \"\(name)\", package: \"\($0.name)\")" }
    }
    let dependencies = module.dependencies.map { "\"\($0)\"" } + products.map(product) + ported
    var resources = resources(of: module, in: folder)
    if let info = module.info {
      files["\(folder)/AppInfo.json"] = info
      resources.append("AppInfo.json")
    }
    let others = languageFolders(of: module, in: folder, besides: resources)
    var settings = [".swiftLanguageMode(.v\(module.languageMode))"]
    settings += module.conditions.map { ".define(\"\($0)\")" }
    settings += module.features.map { ".enableUpcomingFeature(\"\($0)\")" }
    settings += module.experimentalFeatures.map { ".enableExperimentalFeature(\($0.debugDescription))" }
    if module.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    // 'stills adopt' needs all errors, not only those of the first files. Here, as an option of the build would have
    // everything built anew, Stills too, when the tests are built without it.
    var flags = ["-continue-building-after-errors"]
    // Here all modules are of one package, and packages of others declare the same names for themselves. SwiftPM's own
    // option would count, since it comes later.
    if let name = module.packageName { flags += ["-package-name", name] }
    // What macros write is not adapted. The module is one of ours that no source names, since the compiler refuses the true
    // name of what has another.
    if app.plainTargets.contains(where: \.asksForSwiftUI) {
      flags += ["-module-alias", "SwiftUI=DeclarativeUIScreens"]
    }
    settings.append(".unsafeFlags(\(list(flags)))")
    let access = module.packageName == nil ? "" : "\n        packageAccess: false,"
    return """
          .\(module.isTest ? "testTarget" : "target")(
            name: "\(module.name)",
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: "\(folder)",\(others.isEmpty ? "" : " exclude: \(list(others)),") sources: \(list(sources)),
            resources: [\(resources.map { ".copy(\"\($0)\")" }.joined(separator: ", "))],\(access)
            swiftSettings: [\(settings.joined(separator: ", "))],
            plugins: [.plugin(name: "AdoptedSources", package: "\(stills.identity)")]),
      """
  }

  /// The folders of languages behind links to folders of resources that none of its resources are: SwiftPM would take them
  /// for resources besides, and stop where two are of one language.
  private func languageFolders(
    of module: AdoptedApp.Module, in folder: String, besides resources: [String]
  ) -> [String] {
    let found = links.filter { $0.key.hasPrefix(folder + "/") }.flatMap { link, target in
      let parent = String(target.dropFirst("../../../".count)) + "/"
      return module.languageFolders.filter { $0.hasPrefix(parent) }.map {
        "\(link.dropFirst(folder.count + 1))/\($0.dropFirst(parent.count))"
      }
    }
    return found.filter { !resources.contains($0) }.sorted()
  }

  /// The paths of resources, behind links to their folders: SwiftPM copies what lies behind a link, but a link as it is.
  ///
  /// What lies in the app's folder itself is copied into the package: a link to that folder would lead to the package again.
  private mutating func resources(of module: AdoptedApp.Module, in folder: String) -> [String] {
    var names: [String: String] = [:]
    var kepts: Set<String> = []
    var paths: [String] = []
    for path in module.resources {
      var parts = path.split(separator: "/").map(String.init)
      let file = parts.removeLast()
      let kept = parts.last?.hasSuffix(".lproj") == true ? "\(parts.removeLast())" : file
      // Two files of one name have one place in the bundle.
      if !kepts.insert(kept).inserted { continue }
      let parent = parts.joined(separator: "/")
      let name = parent.isEmpty ? "Resources" : names[parent] ?? "Resources\(names.count + 1)"
      if parent.isEmpty {
        copies["\(folder)/\(name)/\(kept)"] = kept
      } else {
        names[parent] = name
        links["\(folder)/\(name)"] = "../../../" + parent
      }
      paths.append("\(name)/\(kept)")
    }
    return paths
  }

  private mutating func previews(of previewed: [AdoptedApp.Module], all adopted: [AdoptedApp.Module]) -> String {
    let modules = previewed.map(\.name)
    let tests = modules.map { "  @Test func `\($0)`() { assertPreviews(in: \"\($0)\") }" }
    // Without previews, it is the place for tests to be written.
    let imports = modules.isEmpty ? adopted.map { "@testable import \($0.name)" } : modules.map { "import \($0)" }
    let hint = [
      "  // There are no previews. A test of a view draws it:",
      "  // @Test func screen() { assertSnapshot(of: Screen(), as: .image(on: .iPhone13)) }",
    ]
    files["Tests/PreviewTests/PreviewTests.swift"] = """
      import Testing
      import ViewSnapshotTesting

      \(imports.joined(separator: "\n"))

      /// All previews of the app. The first run records their pictures; 'stills sheet PreviewTests' shows them on one page.
      /// What is not drawn as asked is printed, such as a surface that stands in; without the second trait it fails.
      @MainActor @Suite(.snapshots(record: .missing), .printingProblems) struct PreviewTests {
      \((tests.isEmpty ? hint : tests).joined(separator: "\n"))
      }

      """
    // Who says what stands in for a map names its type.
    let standIns = Set(adopted.flatMap(\.standIns)).sorted()
    let bringing = SharedName.products(bringing: app.sharedNames)
    let dependencies = adopted.map { "\"\($0.name)\"" } + (["ViewSnapshotTesting"] + standIns + bringing).map(product)
    return """
          .testTarget(
            name: "PreviewTests", dependencies: [\(dependencies.joined(separator: ", "))]),
      """
  }
}
