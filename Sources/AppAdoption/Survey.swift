package import Foundation
import SourceAdaption

/// How much of an app is drawn: its views by file, and the names that stop the others.
package struct Survey: Codable, Equatable, Sendable {
  /// The views of a file.
  package struct File: Codable, Equatable, Sendable {
    package var path: String
    package var views: Int
    /// Views without an error in them.
    package var compiling: Int
    /// Views that are compiled, and so are all of the app's views that they show.
    package var whole: Int
  }

  /// A name that is missing.
  package struct Missing: Codable, Equatable, Sendable {
    package var name: String
    package var files: Int
  }

  package private(set) var files: [File] = []
  /// The names that are missing, those of most files first.
  package private(set) var missing: [Missing] = []
  /// Whether a build has found what does not compile; without one, everything counts as if it did.
  package let isBuilt: Bool

  /// - Parameters:
  ///   - adoption: what was left out, and why.
  ///   - app: the app's folder.
  ///   - tests: modules of tests, which are not looked at.
  package init(_ adoption: Adoption, app: URL, without tests: Set<String> = []) throws {
    isBuilt = adoption.isBuilt
    var views: [(path: String, view: DeclaredView, compiles: Bool, isCompiled: Bool)] = []
    var names: [String: Set<String>] = [:]
    for (name, target) in adoption.targets.sorted(by: { $0.key < $1.key }) where !tests.contains(name) {
      for path in adoption.files(of: name, in: app) {
        let errors = (target.leftOut[path] ?? []).map { CompilerError(described: $0, path: path) }
        for missing in errors.compactMap(\.missingName) { names[missing, default: []].insert(path) }
        let text = try String(contentsOf: app.appending(path: path), encoding: .utf8)
        for view in DeclaredView.all(in: text) {
          views.append((path, view, !errors.contains { view.lines.contains($0.line) }, errors.isEmpty))
        }
      }
    }
    let whole = Self.whole(views.map { ($0.view, $0.isCompiled) })
    for (path, group) in Dictionary(grouping: views.indices, by: { views[$0].path }).sorted(by: { $0.key < $1.key }) {
      files.append(
        File(
          path: path, views: group.count, compiling: group.count { views[$0].compiles },
          whole: group.count { whole.contains($0) }))
    }
    missing = names.map { Missing(name: $0.key, files: $0.value.count) }.sorted {
      ($1.files, $0.name) < ($0.files, $1.name)
    }
  }

  /// The places of views that are compiled with every view of the app that they name, and those that these name.
  private static func whole(_ views: [(view: DeclaredView, isCompiled: Bool)]) -> Set<Int> {
    var broken = Set(views.filter { !$0.isCompiled }.map(\.view.name))
    while true {
      let more = views.filter { !broken.contains($0.view.name) && !broken.isDisjoint(with: $0.view.words) }
      if more.isEmpty { break }
      broken.formUnion(more.map(\.view.name))
    }
    return Set(views.indices.filter { views[$0].isCompiled && !broken.contains(views[$0].view.name) })
  }

  /// The survey as people read it.
  package var text: String {
    let total = (files.map(\.views).reduce(0, +), files.map(\.compiling).reduce(0, +), files.map(\.whole).reduce(0, +))
    var lines = ["\(total.0) views in \(files.count) files: \(total.1) compile, \(total.2) draw whole", ""]
    lines += files.map {
      "\($0.whole == $0.views ? "whole   " : "        ") \($0.whole)/\($0.compiling)/\($0.views)  \($0.path)"
    }
    if !missing.isEmpty { lines += ["", "Missing names, and the files that they stop:"] }
    lines += missing.map { "  \($0.files)  \($0.name)" }
    if !isBuilt { lines += ["", "Nothing was built yet, so all of it counts as compiling: run 'stills adopt'."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The survey for programs.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
