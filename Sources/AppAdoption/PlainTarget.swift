package import Foundation

/// A target that is built unchanged, without adapting its sources: C code, a system library, macros, or libraries of
/// macros.
package struct PlainTarget: Equatable, Sendable {
  /// What is built of it.
  package enum Kind: Equatable, Sendable {
    /// C, C++ or assembler.
    case c
    /// Headers of a library that the system has.
    case system
    /// A program that the compiler asks for the code of macros.
    case macro
    /// Swift by which macros are written: for the machine that builds, and not for an app.
    case macroLibrary
  }

  package var name: String
  package var kind: Kind
  /// Its folder, from the app's.
  package var path: String
  /// Paths from its folder; nil takes all sources.
  var sources: [String]?
  var exclude: [String] = []
  var publicHeadersPath: String?
  /// What `pkg-config` knows the system's library by.
  var pkgConfig: String?
  /// Settings as a manifest has them, such as `.define("A")`.
  var cSettings: [String] = []
  /// Whether these hold for C++, too.
  var isCXX = false
  var linkerSettings: [String] = []
  /// Targets beside it.
  package var dependencies: [String] = []
  /// Libraries of other packages; macros need those of swift-syntax.
  var products: [String] = []
  /// The language mode of its sources in Swift.
  var languageMode = "5"
  /// The traits of its package that are enabled, which are conditions of its sources in Swift.
  var traits: [String] = []
  /// Settings of features of the compiler, as a manifest has them: all, since the sources are compiled as they are.
  var features: [String] = []
  /// Whether what macros write asks whether SwiftUI is there.
  var asksForSwiftUI = false

  /// Those of its products that are of swift-syntax.
  var syntaxProducts: [String] { isOfMacros ? products.filter(Self.isOfSwiftSyntax) : [] }

  /// Those of its products in whose place Stills has its own, by the same names: tests of macros are written by such.
  var stillsProducts: [String] {
    isOfMacros
      ? products.filter(["SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump"].contains) : []
  }

  private var isOfMacros: Bool { kind == .macro || kind == .macroLibrary }
}

extension PlainTarget {
  /// - Parameters:
  ///   - target: what SwiftPM says of it.
  ///   - path: where it lies, from the app's folder.
  ///   - own: the names of the targets of its package.
  ///   - macroLibraries: those of them by which macros are written.
  init?(
    _ target: AppPackage.Target, at path: String, own: Set<String>, macroLibraries: Set<String> = [], in folder: URL
  ) {
    switch target.type {
    case "macro": kind = .macro
    case "regular" where macroLibraries.contains(target.name): kind = .macroLibrary
    case "system": kind = .system
    case "regular":
      let files = FileManager.default.paths(below: folder.appending(path: path)) { $0.isSourceOfClang }
      guard !files.isEmpty, !files.contains(where: \.isObjectiveC) else { return nil }
      kind = .c
      isCXX = files.contains { !$0.hasSuffix(".c") && !$0.hasSuffix(".S") }
    default: return nil
    }
    name = target.name.moduleName
    self.path = path
    sources = target.sources
    exclude = target.exclude.filter {
      FileManager.default.fileExists(atPath: folder.appending(path: path).appending(path: $0).path)
    }
    publicHeadersPath = target.publicHeadersPath
    pkgConfig = target.pkgConfig
    let settings = (target.settings ?? []).filter { $0.holds || $0.isForLinux }
    for setting in settings where setting.tool == "c" || setting.tool == "cxx" {
      cSettings += ["define", "headerSearchPath"].compactMap { name in
        setting.kind[name].map { ".\(name)(\($0.debugDescription))" }
      }
    }
    linkerSettings = settings.filter { $0.tool == "linker" }.compactMap { $0.kind["linkedLibrary"] }
      .map { ".linkedLibrary(\($0.debugDescription))" }
    features = target.swiftSettings.flatMap { kind in
      ["enableUpcomingFeature", "enableExperimentalFeature"].compactMap { name in
        kind[name].map { ".\(name)(\($0.debugDescription))" }
      }
    }
    dependencies = target.dependencies.compactMap(\.name).filter(own.contains).map(\.moduleName)
    asksForSwiftUI = isOfMacros && Self.asksForSwiftUI(folder.appending(path: path))
    products = target.products(besides: own)
  }

  private static func asksForSwiftUI(_ folder: URL) -> Bool {
    FileManager.default.paths(below: folder) { $0.hasSuffix(".swift") }.contains {
      (try? String(contentsOf: folder.appending(path: $0), encoding: .utf8))?.contains("canImport(SwiftUI)") == true
    }
  }

  /// The targets in Swift that macros of a package are made of: those that are of swift-syntax themselves, and what macros use.
  static func macroLibraries(of targets: [AppPackage.Target]) -> Set<String> {
    let own = Set(targets.map(\.name))
    var waiting = targets.filter { target in
      target.type == "macro"
        || target.type == "regular" && target.products(besides: own).contains(where: isOfSwiftSyntax)
    }
    var found: Set<String> = []
    while let target = waiting.popLast() {
      guard found.insert(target.name).inserted else { continue }
      let names = Set(target.dependencies.compactMap(\.name))
      waiting += targets.filter { $0.type == "regular" && names.contains($0.name) }
    }
    return found
  }

  /// Whether a folder has sources in Objective-C, and none in Swift.
  static func isObjectiveC(_ path: String, in folder: URL) -> Bool {
    let files = FileManager.default.paths(below: folder.appending(path: path)) {
      $0.isObjectiveC || $0.hasSuffix(".swift")
    }
    return files.contains(where: \.isObjectiveC) && !files.contains { $0.hasSuffix(".swift") }
  }

  /// Whether a library is one of swift-syntax, by which macros are written.
  static func isOfSwiftSyntax(_ product: String) -> Bool {
    product.hasPrefix("SwiftSyntax") || product.hasPrefix("SwiftParser") || product.hasPrefix("_SwiftSyntax")
      || [
        "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftIDEUtils", "SwiftIfConfig",
        "SwiftLexicalLookup", "SwiftOperators", "SwiftRefactor", "SwiftWarningControl",
      ].contains(product)
  }

  /// The target as a manifest has it.
  /// - Parameters:
  ///   - path: its folder, from the package's.
  ///   - own: the dependencies that a manifest has for `stillsProducts`.
  func declaration(at path: String, with own: [String]) -> String {
    func quoted(_ words: [String]) -> String { "[" + words.map(\.debugDescription).joined(separator: ", ") + "]" }
    if kind == .system {
      let config = pkgConfig.map { ", pkgConfig: \($0.debugDescription)" } ?? ""
      return "      .systemLibrary(name: \(name.debugDescription), path: \(path.debugDescription)\(config)),"
    }
    let needed =
      dependencies.map(\.debugDescription)
      + syntaxProducts.map {
        ".product(name: \($0.debugDescription), package: \"swift-syntax\")"
      } + own
    var parts = [
      "name: \(name.debugDescription)", "dependencies: [\(needed.joined(separator: ", "))]",
      "path: \(path.debugDescription)",
    ]
    if !exclude.isEmpty { parts.append("exclude: \(quoted(exclude))") }
    if let sources { parts.append("sources: \(quoted(sources))") }
    if isOfMacros {
      let settings =
        [".swiftLanguageMode(.v\(languageMode))"] + features
        + traits.map { ".define(\($0.debugDescription))" }
      parts.append("swiftSettings: [\(settings.joined(separator: ", "))]")
      return "      .\(kind == .macro ? "macro" : "target")(\(parts.joined(separator: ", "))),"
    }
    if let publicHeadersPath { parts.append("publicHeadersPath: \(publicHeadersPath.debugDescription)") }
    if !cSettings.isEmpty { parts.append("cSettings: [\(cSettings.joined(separator: ", "))]") }
    if !cSettings.isEmpty, isCXX { parts.append("cxxSettings: [\(cSettings.joined(separator: ", "))]") }
    if !linkerSettings.isEmpty { parts.append("linkerSettings: [\(linkerSettings.joined(separator: ", "))]") }
    return "      .target(\(parts.joined(separator: ", "))),"
  }
}

extension AdoptedApp {
  /// Leaves out the targets that are built as they are in whose files a build has errors, or that want of a package what it
  /// does not have, such as SwiftSyntax of years ago.
  /// - Parameter package: the written one.
  /// - Returns: their names, each with its first error.
  package mutating func leaveOutPlainTargets(
    failingIn output: String, package: URL
  ) -> [(name: String, reason: String)] {
    let lines = output.split(separator: "\n").filter { $0.contains("error: ") }
    var failed: [(name: String, reason: String)] = []
    for target in plainTargets {
      let folders = [target.path.path(from: package), "Sources/\(target.name)"].map { "\(package.path)/\($0)/" }
      let wanting = "target '\(target.name)' not found in package"
      let isOfTarget = { (line: Substring) in
        line.contains(wanting) && line.contains("product '") || folders.contains { line.hasPrefix($0) }
      }
      guard let line = lines.first(where: isOfTarget) else { continue }
      failed.append((target.name, String(line)))
    }
    let names = Set(failed.map(\.name))
    plainTargets.removeAll { names.contains($0.name) }
    for index in plainTargets.indices { plainTargets[index].dependencies.removeAll(where: names.contains) }
    for index in modules.indices { modules[index].dependencies.removeAll(where: names.contains) }
    return failed
  }
}

extension String {
  /// This path from an app's folder as one from the package that was written there.
  fileprivate func path(from package: URL) -> String {
    let own = package.lastPathComponent + "/"
    return hasPrefix(own) ? String(dropFirst(own.count)) : self
  }

  fileprivate var isSourceOfClang: Bool {
    [".c", ".cc", ".cpp", ".cxx", ".m", ".mm", ".S"].contains { hasSuffix($0) }
  }

  fileprivate var isObjectiveC: Bool { hasSuffix(".m") || hasSuffix(".mm") }
}
