package import Foundation
import SourceAdaptation

/// The file `adoption.json`: which sources of an app the plug-in hands the compiler.
package struct Adoption: Codable, Equatable, Sendable {
  /// A part of a file that does not compile: a declaration, or what its braces hold.
  package struct Part: Codable, Equatable, Sendable {
    /// The names of the types around it and its own, such as `TeaScreen.body`.
    package var declaration: String
    /// Whether its signature is compiled.
    package var isBody: Bool
    /// The modifier of views that alone is left out of its braces.
    package var modifier: String? = nil
    /// The statement that alone is left out of its braces, from 1.
    package var statement: Int? = nil
    /// The `case` of a `switch` that alone is left out of its braces, from 1.
    package var clause: Int? = nil
    /// The braces within its own of which what they do, or one of their views, is left out, from 0.
    package var closure: Int? = nil
    /// The attribute that alone is left out.
    package var attribute: String? = nil
    /// The protocol or class that alone is left out behind the name of a type.
    package var conformance: String? = nil
    /// The compiler's.
    package var errors: [String]

    /// What of a source it is.
    var cut: DeclarationCut {
      DeclarationCut(
        declaration: declaration, isBody: isBody, modifier: modifier, statement: statement, clause: clause,
        conformance: conformance, closure: closure, attribute: attribute)
    }

    /// What people call it.
    package var title: String {
      if let modifier { return ".\(modifier) in \(declaration)" }
      if let attribute { return "\(attribute) of \(declaration)" }
      if let conformance { return ": \(conformance) behind \(declaration)" }
      if let clause { return "case \(clause) of \(declaration)" }
      if closure != nil {
        return statement == nil ? "what an action does in \(declaration)" : "a view of \(declaration)"
      }
      if let statement { return "statement \(statement) of \(declaration)" }
      return isBody ? "what is in \(declaration)" : declaration
    }
  }

  /// The sources of a module.
  package struct Target: Codable, Equatable, Sendable {
    /// Files and folders, from the app's folder.
    package var sources: [String]
    /// Files that do not compile, each with its errors.
    package var leftOut: [String: [String]]
    /// Files of which only parts do not compile, with these.
    package var leftOutParts: [String: [Part]]? = nil
    /// Whether declarations are on the main actor by themselves.
    package var isOnMainActor: Bool
    /// Whether it is tests.
    package var isTest: Bool
  }

  /// The app's folder, from the package's.
  package var app: String
  package var targets: [String: Target]
  /// The targets that are built as they are: sources may import them.
  package var plainTargets: [String]? = nil
  /// Whether a build has found what does not compile.
  package var isBuilt = false

  /// The modules of tests.
  package var tests: Set<String> { Set(targets.filter(\.value.isTest).keys) }

  /// All sources of an app, of which nothing is left out.
  package init(_ app: AdoptedApp) {
    self.app = ".."
    targets = Dictionary(
      app.modules.map {
        ($0.name, Target(sources: $0.sources, leftOut: [:], isOnMainActor: $0.isOnMainActor, isTest: $0.isTest))
      }
    ) { first, _ in first }
    plainTargets = app.plainTargets.isEmpty ? nil : app.plainTargets.map(\.name).sorted()
  }

  /// The same with what a build left out of each module.
  func keeping(_ earlier: Adoption?) -> Adoption {
    guard let earlier else { return self }
    var adoption = self
    for (name, target) in earlier.targets {
      adoption.targets[name]?.leftOut = target.leftOut
      adoption.targets[name]?.leftOutParts = target.leftOutParts
    }
    adoption.isBuilt = earlier.isBuilt
    return adoption
  }

  /// The file's text: the same for the same content.
  package var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// Reads the file of a package.
  package static func read(in package: URL) throws -> Adoption {
    let file = package.appending(path: "adoption.json")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw AdoptionError("There is no \(file.path). Run 'stills adopt' first.")
    }
    do {
      return try JSONDecoder().decode(Adoption.self, from: data)
    } catch {
      throw AdoptionError(
        "\(file.path) does not say what 'stills adopt' wrote. Remove it, and run 'stills adopt' again.")
    }
  }

  /// How many tests of a target are compiled.
  package func testCount(of target: String, in app: URL) -> Int {
    guard let described = targets[target] else { return 0 }
    return files(of: target, in: app).filter { described.leftOut[$0] == nil }.reduce(0) { count, path in
      let text = (try? String(contentsOf: app.appending(path: path), encoding: .utf8)) ?? ""
      let cuts = (described.leftOutParts?[path] ?? []).reduce(into: [:]) { $0[$1.cut] = "" }
      return count + AdaptedSource(text, isOnMainActor: described.isOnMainActor, without: cuts).testCount
    }
  }

  /// The Swift files of a target that are compiled, from the app's folder.
  package func files(of target: String, in app: URL) -> [String] {
    guard let target = targets[target] else { return [] }
    let files = target.sources.flatMap { path in
      path.hasSuffix(".swift")
        ? [path]
        : FileManager.default.paths(below: app.appending(path: path)) { $0.hasSuffix(".swift") }.map(path.path)
    }
    return Set(files).filter { !$0.isManifest(in: app) }.sorted()
  }
}
