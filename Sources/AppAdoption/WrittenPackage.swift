/// The files of the package that is written for an app.
package struct WrittenPackage {
  /// A file's path from the package's folder, and its text.
  package private(set) var files: [String: String] = [:]
  /// Links to the folders of resources: the path of the link, and where it leads.
  package private(set) var links: [String: String] = [:]
  /// Files and folders that are copied: the path of the copy, and the path from the app's folder.
  package private(set) var copies: [String: String] = [:]

  private let app: AdoptedApp
  private let stills: StillsDependency

  /// - Parameters:
  ///   - app: what is adopted.
  ///   - stills: where the package has Stills from.
  ///   - earlier: what a build has found that is still to hold, or nil where one is to find it.
  package init(_ app: AdoptedApp, stills: StillsDependency, keeping earlier: Adoption? = nil) throws {
    self.app = app
    self.stills = stills
    var targets = app.modules.map { target(of: $0) }
    let modules = app.modules.filter { !$0.isTest }
    if !modules.isEmpty { targets.append(previews(of: modules.filter(\.hasPreviews), all: modules)) }
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
    files[".gitignore"] = ".build/\n"
  }

  private func manifest(_ targets: [String]) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // Written by 'stills adopt' for \(app.description). A file of this folder that you edit is yours: it is not written again.
    let package = Package(
      name: "Adopted",
      defaultLocalization: "\(app.language)",
      platforms: [.macOS(.v15), .iOS(.v18)],
      dependencies: [\(stills.declaration)],
      targets: [
    \(targets.joined(separator: "\n"))
      ]
    )

    """
  }

  private func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"\(stills.identity)\")" }

  private mutating func target(of module: AdoptedApp.Module) -> String {
    let folder = "\(module.isTest ? "Tests" : "Sources")/\(module.name)"
    files["\(folder)/AdoptedSources.swift"] =
      "// The sources of \(module.name) are where they were; adoption.json names them.\n"
    var sources = ["AdoptedSources.swift"]
    let made = [("AssetSymbols.swift", module.assetSymbols), ("DataModels.swift", module.modelClasses)]
    for case (let name, let text?) in made {
      files["\(folder)/\(name)"] = text
      sources.append(name)
    }
    let products =
      ["DeclarativeUI", "PreviewMacros"] + module.standIns
      + (module.isTest ? ["ViewSnapshotTesting", "ViewInspection", "InlineSnapshotTesting"] : [])
    // swift-syntax is built for InlineSnapshotTesting alone.
    let needed = products.filter { $0 != "InlineSnapshotTesting" || module.usesInlineSnapshots }
    let dependencies = module.dependencies.map { "\"\($0)\"" } + needed.map(product)
    var settings = [".swiftLanguageMode(.v\(module.languageMode))"]
    if module.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    // 'stills adopt' needs all errors, not only those of the first files. Here, as an option of the build would have
    // everything built anew, Stills too, when the tests are built without it.
    settings.append(".unsafeFlags([\"-continue-building-after-errors\"])")
    return """
          .\(module.isTest ? "testTarget" : "target")(
            name: "\(module.name)",
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: "\(folder)", sources: [\(sources.map { "\"\($0)\"" }.joined(separator: ", "))],
            resources: [\(resources(of: module, in: folder).joined(separator: ", "))],
            swiftSettings: [\(settings.joined(separator: ", "))],
            plugins: [.plugin(name: "AdoptedSources", package: "\(stills.identity)")]),
      """
  }

  /// The rules for resources, behind links to their folders: SwiftPM copies what lies behind a link, but a link as it is.
  ///
  /// What lies in the app's folder itself is copied into the package: a link to that folder would lead to the package again.
  private mutating func resources(of module: AdoptedApp.Module, in folder: String) -> [String] {
    var names: [String: String] = [:]
    var kepts: Set<String> = []
    var rules: [String] = []
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
      let rule = ".copy(\"\(name)/\(kept)\")"
      rules.append(rule)
    }
    return rules
  }

  private mutating func previews(of previewed: [AdoptedApp.Module], all adopted: [AdoptedApp.Module]) -> String {
    let modules = previewed.map(\.name)
    let tests = modules.map { "  @Test func `\($0)`() { assertPreviews(in: \"\($0)\") }" }
    files["Tests/PreviewTests/PreviewTests.swift"] = """
      import Testing
      import ViewSnapshotTesting

      \(modules.map { "import \($0)" }.joined(separator: "\n"))

      /// All previews of the app. The first run records their pictures; 'stills sheet PreviewTests' shows them on one page.
      /// What is not drawn as asked is printed, such as a surface that stands in; without the second trait it fails.
      @MainActor @Suite(.snapshots(record: .missing), .printingProblems) struct PreviewTests {
      \(tests.joined(separator: "\n"))
      }

      """
    // Who says what stands in for a map names its type.
    let standIns = Set(adopted.flatMap(\.standIns)).sorted()
    let dependencies = adopted.map { "\"\($0.name)\"" } + (["ViewSnapshotTesting"] + standIns).map(product)
    return """
          .testTarget(
            name: "PreviewTests", dependencies: [\(dependencies.joined(separator: ", "))]),
      """
  }
}
