package import Foundation
import SourceAdaptation

extension Adoption {
  /// The sources of a target, adapted.
  fileprivate func adaptedSources(of target: String, in app: URL) -> [AdaptedSource] {
    files(of: target, in: app).compactMap {
      (try? String(contentsOf: app.appending(path: $0), encoding: .utf8)).map { AdaptedSource($0) }
    }
  }
}

extension AdoptedApp {
  /// Finds out what the app in a folder consists of.
  /// - Parameters:
  ///   - folder: where its Xcode project or its `Package.swift` lies.
  ///   - written: the folder that is written, from the app's: packages of others lie in its folder `Packages`.
  ///   - describe: what SwiftPM says of the package in a folder, as JSON.
  package init(in folder: URL, written: String = "Stills", describe: @escaping (URL) throws -> Data) throws {
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() else {
      throw AdoptionError(
        "There is no folder \(folder.path) that can be read. Name the app's folder: stills adopt <folder>")
    }
    /// The app of a project with the packages in its folders, and what it uses of others.
    func app(_ app: AdoptedApp, with places: [String], besides others: [String] = []) -> AdoptedApp {
      var packages = LocalPackages(app, in: folder, written: written, describe: describe)
      packages.add(places)
      packages.addUsed(ofCheckouts: Self.checkouts(in: folder, written: written) + others)
      packages.connect()
      return packages.app
    }
    // A link may lead to a project that a tool is to write, such as that of CocoaPods.
    let projects = files.filter {
      $0.hasSuffix(".xcodeproj")
        && FileManager.default.isReadableFile(atPath: folder.appending(path: "\($0)/project.pbxproj").path)
    }
    if let project = projects.first {
      let read = try XcodeProject(at: folder.appending(path: project))
      let others = XcodeWorkspace.packages(around: project, in: folder)
      self = app(read.app(named: project), with: read.packages, besides: others)
      for other in projects.dropFirst() {
        leftOut.append("The project \(other): only the first of a folder is adopted.")
      }
    } else if files.contains("Package.swift") {
      let package = try JSONDecoder().decode(AppPackage.self, from: describe(folder))
      var packages = LocalPackages(
        AdoptedApp(description: "Package.swift"), in: folder, written: written, describe: describe)
      packages.add(packages.add(package, at: "."))
      packages.addUsed(ofCheckouts: Self.checkouts(in: folder, written: written))
      packages.connect()
      self = packages.app
      nameProjects(below: folder)
    } else if let description = XcodeGenProject.file(among: files) {
      let read = try XcodeGenProject(at: folder.appending(path: description))
      self = app(read.app(), with: read.packages)
    } else {
      throw Self.nothing(in: folder)
    }
    findFiles(in: folder)
    readModels(in: folder)
    leftOutDrawnByOthers()
    leftOut += modules.filter(\.sources.isEmpty).map { "The target \($0.name): it has no Swift sources." }
    modules.removeAll(where: \.sources.isEmpty)
    if modules.isEmpty { throw AdoptionError("\(description) has no target with Swift sources.") }
    readLanguageFolders(in: folder)
    readImports(in: folder)
    readCatalogs(in: folder)
  }

  /// Names the Xcode projects in folders of a package: its tests of pictures are often theirs.
  private mutating func nameProjects(below folder: URL) {
    let found = FileManager.default.paths(below: folder) { path in
      let parts = path.split(separator: "/")
      return path.hasSuffix(".xcodeproj") && (2...4).contains(parts.count)
        && parts.dropLast().allSatisfy {
          !["Pods", "Carthage", "Packages"].contains($0) && !$0.hasSuffix(".xcodeproj")
        }
    }
    leftOut += found.prefix(3).map { path in
      let place = path.split(separator: "/").dropLast().joined(separator: "/")
      return "\(path): a project of its own, which may have tests, too: stills adopt \(place)"
    }
  }

  /// Finds the folders of languages that lie where a module has resources.
  private mutating func readLanguageFolders(in folder: URL) {
    for index in modules.indices {
      let parents = Set(modules[index].resources.map(\.resourceFolder)).filter { !$0.isEmpty }
      let found = parents.flatMap { parent in
        FileManager.default.paths(below: folder.appending(path: parent)) { $0.hasSuffix(".lproj") }.map(parent.path)
      }
      modules[index].languageFolders = Set(found).sorted()
    }
  }

  /// Makes classes of data models, as Xcode does while it builds.
  private mutating func readModels(in folder: URL) {
    for index in modules.indices {
      let paths = modules[index].resources.filter { $0.hasSuffix(".xcdatamodeld") }
      if paths.isEmpty { continue }
      modules[index].resources.removeAll(where: paths.contains)
      let models = paths.compactMap { DataModel(at: folder.appending(path: $0)) }
      if models.count < paths.count {
        leftOut.append("\(paths.joined(separator: ", ")): no version of a data model can be read in it.")
      }
      if !models.isEmpty {
        modules[index].modelClasses = DataModel.source(of: models, named: modules[index].name + "DataModels")
      }
    }
  }

  /// Names what Xcode draws or compiles of resources, and nobody here.
  private mutating func leftOutDrawnByOthers() {
    for index in modules.indices {
      let drawn = modules[index].resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      modules[index].resources.removeAll { drawn.contains($0) || $0.hasSuffix(".icon") }
      leaveOutTwins(of: index)
      if drawn.isEmpty { continue }
      let names = Set(drawn.map { $0.split(separator: "/").last.map(String.init) ?? $0 }).sorted()
      leftOut.append(
        "\(names.prefix(5).joined(separator: ", "))\(names.count > 5 ? " and \(names.count - 5) more" : "") of "
          + "\(modules[index].name): storyboards and xibs are views of UIKit that Xcode compiles; they are not drawn.")
    }
  }

  /// Names resources of which another one has the name in the bundle.
  private mutating func leaveOutTwins(of index: Int) {
    var places: [String: String] = [:]
    let module = modules[index]
    var twins: [String] = []
    for path in module.resources {
      let parts = path.split(separator: "/").map(String.init)
      let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 + "/" : nil } ?? ""
      let folder = parts.dropLast(language.isEmpty ? 1 : 2).joined(separator: "/")
      // Of a language, the whole folder is taken.
      let name = language.isEmpty ? parts.last ?? path : language
      let first = places[name]
      if first == nil { places[name] = folder }
      if let first, first != folder || language.isEmpty { twins.append(path) }
    }
    leftOut += twins.map { "\($0): another resource of \(module.name) has its name." }
    modules[index].resources.removeAll(where: twins.contains)
  }

  /// Makes constants of the names in asset catalogs.
  private mutating func readCatalogs(in folder: URL) {
    let adoption = Adoption(self)
    for index in modules.indices where !modules[index].isTest {
      let catalogs = modules[index].resources.filter { $0.hasSuffix(".xcassets") }
      let strings = modules[index].resources.filter { $0.hasSuffix(".xcstrings") }
      if catalogs.isEmpty && strings.isEmpty { continue }
      let texts = adoption.files(of: modules[index].name, in: folder).compactMap {
        try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      }
      let taken = Set(texts.flatMap { DeclaredNames.constants(in: $0) })
      let insists = modules[index].isOnMainActor && modules[index].languageMode == "6"
      modules[index].assetSymbols = AssetSymbols(of: catalogs, in: folder, isOnMainActor: insists).source(
        hasExtensions: modules[index].hasAssetExtensions,
        without: taken)
      modules[index].stringSymbols = StringSymbols(of: strings, in: folder).source(usedIn: texts, without: taken)
    }
  }

  /// Finds out by the imports of sources which modules use each other, and what stands in for Apple's.
  private mutating func readImports(in folder: URL) {
    let adoption = Adoption(self)
    let products = Set(AppleModule.all.flatMap(\.products))
    let plain = Set(plainTargets.map(\.name))
    let names = Set(modules.map(\.name)).union(plain)
    var asksForInfo = false
    var users: [String: [String]] = [:]
    for index in modules.indices {
      // Xcode lets targets of one product's name need each other, such as an app and that of a watch.
      let declared = modules[index].dependencies
      modules[index].dependencies = []
      for name in declared where names.contains(name) && !uses(name, modules[index].name) {
        modules[index].dependencies.append(name)
      }
      let sources = adoption.adaptedSources(of: modules[index].name, in: folder)
      let imported = sources.reduce(into: Set()) { $0.formUnion($1.modules) }
      if sources.contains(where: \.asksForInfo) { asksForInfo = true }
      for module in sources.flatMap(\.unknownModules)
      where !names.contains(module) && !Self.toolchain.contains(module) && !PortedPackage.modules.contains(module) {
        missingModules[module, default: 0] += 1
        if users[module]?.last != modules[index].name { users[module, default: []].append(modules[index].name) }
      }
      modules[index].deviceFormats = DeviceFormats.source(for: sources.map(\.text))
      modules[index].standIns = imported.union(modules[index].modelClasses == nil ? [] : ["CoreDataStandIn"])
        .union(modules[index].deviceFormats == nil ? [] : ["FoundationStandIn"]).intersection(products).sorted()
      // An app may have a module of such a name itself.
      modules[index].portedModules = imported.intersection(PortedPackage.modules).subtracting(names).sorted()
      modules[index].hasPreviews = sources.contains(where: \.hasPreviews)
      // Tests have two; CustomDump is built for the others alone.
      let always = ["ViewSnapshotTesting", "ViewInspection"]
      let testing = always + ["InlineSnapshotTesting", "SnapshotTestingCustomDump"]
      modules[index].testingProducts = testing.filter {
        imported.contains($0) || modules[index].isTest && always.contains($0)
      }
      // Xcode finds out by itself what the frameworks of a project are needed for.
      for name in imported.intersection(names).sorted()
      where !modules[index].dependencies.contains(name) && !uses(name, modules[index].name) {
        modules[index].dependencies.append(name)
      }
    }
    reportIssuesInTests(besides: names)
    for index in modules.indices where !asksForInfo && modules[index].info.map(AppInfo.concernsViews) != true {
      modules[index].info = nil
    }
    for index in missingPackages.indices {
      let products = missingPackages[index].products.map(\.moduleName)
      missingPackages[index].files = products.compactMap { missingModules[$0] }.max() ?? 0
      for product in products { missingModules[product] = nil }
    }
    missPinnedPackages(users: users, in: folder)
  }

  /// Has tests fail for issues that the app's modules report, whether or not their manifest says so: an app of Xcode's need not.
  private mutating func reportIssuesInTests(besides names: Set<String>) {
    let support = PortedPackage.reportingInTests
    guard let package = PortedPackage.package(of: support), portedPackages.contains(package), !names.contains(support)
    else { return }
    for index in modules.indices where modules[index].isTest && !modules[index].portedModules.contains(support) {
      modules[index].portedModules.append(support)
    }
  }

  /// Modules that Swift brings along on Linux.
  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationXML", "Dispatch",
    "Observation", "RegexBuilder", "Synchronization", "Distributed", "Testing", "XCTest", "Glibc", "_Concurrency",
    "Builtin", "_StringProcessing", "Cxx", "PackageDescription", "SnapshotTestingCustomDump", "InlineSnapshotTesting",
    // What tests that have moved over already import.
    "ViewSnapshotTesting", "ViewInspection", "ImageSnapshotTesting",
    // Those of other systems, which sources ask for before they import them.
    "WinSDK", "ucrt", "CRT", "Musl", "Android", "Bionic", "WASILibc", "pthread",
  ]

  /// Whether a module uses another one, directly or not; each uses itself.
  private func uses(_ name: String, _ other: String) -> Bool {
    var waiting = [name]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      if next == other { return true }
      guard seen.insert(next).inserted else { continue }
      waiting += modules.first { $0.name == next }?.dependencies ?? []
    }
    return false
  }

  /// The folders with the sources of packages of others.
  private static func checkouts(in folder: URL, written: String) -> [String] {
    ["\(written)/Packages", ".build/checkouts"].flatMap { place in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: place).path)) ?? []
      return names.sorted().map { "\(place)/\($0)" }.filter {
        FileManager.default.fileExists(atPath: folder.appending(path: $0).appending(path: "Package.swift").path)
      }
    }
  }

  /// Why a folder is none of an app, and where one may be.
  private static func nothing(in folder: URL) -> AdoptionError {
    let manager = FileManager.default
    let found = manager.paths(below: folder) {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix("/Package.swift") || $0.hasSuffix("/" + XcodeGenProject.file)
        || $0.isGenerator
    }.filter { !$0.contains(".xcodeproj/") }
    // Tuist reads in a folder of its name which packages it is to fetch.
    let folders = Set(
      found.filter { !$0.isGenerator }.map { $0.split(separator: "/").dropLast() }
        .filter { !$0.contains("Tuist") }.map { $0.joined(separator: "/") })
    let nearest = folders.sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
    var words = "There is no Xcode project and no Package.swift in \(folder.path)."
    if let generator = found.first(where: \.isGenerator) {
      words += " \(generator) is a description for Tuist: run 'tuist generate' first, which writes the project."
    }
    words +=
      nearest.isEmpty
      ? " Name the app's folder: stills adopt <folder>"
      : " There is one in a folder of it: stills adopt \(nearest.prefix(3).joined(separator: ", or stills adopt "))"
    return AdoptionError(words)
  }
}

extension String {
  /// Whether a program makes an Xcode project of the file of this path.
  fileprivate var isGenerator: Bool { self == "Project.swift" || hasSuffix("/Project.swift") }
}
