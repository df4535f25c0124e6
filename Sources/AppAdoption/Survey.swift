package import Foundation
import SourceAdaptation

/// How much of an app is drawn: its views by file, and the names that stop the others.
package struct Survey: Codable, Equatable, Sendable {
  /// The views of a file.
  package struct File: Codable, Equatable, Sendable {
    package var path: String
    package var views: Int
    /// Views without an error in them.
    package var compiling: Int
    /// Views that are compiled, and so are all of the app's views that they show, without a surface that stands in.
    package var whole: Int
    /// Views that are compiled as these are, and show a surface that stands in for what cannot be drawn.
    package var withStandIns: Int
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
    var views: [SurveyedView] = []
    var names: [String: Set<String>] = [:]
    for (name, target) in adoption.targets.sorted(by: { $0.key < $1.key }) where !tests.contains(name) {
      let extended = target.extendedTypes
      for path in adoption.files(of: name, in: app) {
        let parts = target.leftOutParts?[path] ?? []
        let errors = ((target.leftOut[path] ?? []) + parts.flatMap(\.errors)).map {
          CompilerError(described: $0, path: path)
        }
        for missing in errors.compactMap(\.missingName) { names[missing, default: []].insert(path) }
        let text = try String(contentsOf: app.appending(path: path), encoding: .utf8)
        for view in DeclaredView.all(in: text) {
          let compiles = !errors.contains { view.lines.contains($0.line) }
          let isLeftOut = target.leftOut[path] != nil || extended.contains(view.name)
          views.append(
            SurveyedView(
              module: name, path: path, view: view, compiles: compiles, isCompiled: compiles && !isLeftOut))
        }
      }
    }
    let graph = SurveyedViews(views)
    let broken = graph.reaching { !views[$0].isCompiled }
    let stoodIn = graph.reaching { views[$0].hasStandIn }
    for (path, group) in Dictionary(grouping: views.indices, by: { views[$0].path }).sorted(by: { $0.key < $1.key }) {
      files.append(
        File(
          path: path, views: group.count, compiling: group.count { views[$0].compiles },
          whole: group.count { !broken.contains($0) && !stoodIn.contains($0) },
          withStandIns: group.count { !broken.contains($0) && stoodIn.contains($0) }))
    }
    missing = names.map { Missing(name: $0.key, files: $0.value.count) }.sorted {
      ($1.files, $0.name) < ($0.files, $1.name)
    }
  }

  /// The survey as people read it.
  package var text: String {
    let total = (
      views: sum(\.views), compiling: sum(\.compiling), whole: sum(\.whole), withStandIns: sum(\.withStandIns)
    )
    let standIns = total.withStandIns == 0 ? "" : ", \(total.withStandIns) with surfaces that stand in"
    var lines = [
      "\(total.views) \(total.views == 1 ? "view" : "views") in \(files.count) \(files.count == 1 ? "file" : "files"): "
        + "\(total.compiling) \(total.compiling == 1 ? "compiles" : "compile"), "
        + "\(total.whole) drawn completely\(standIns)",
      "",
      files.isEmpty ? "No type conforms to View." : "Drawn completely / compiling / all, by file:",
    ]
    lines += files.map {
      "\($0.whole == $0.views ? "complete" : "        ") \($0.whole)/\($0.compiling)/\($0.views)  \($0.path)"
    }
    if !missing.isEmpty { lines += ["", "Missing names, and how many files need them:"] }
    lines += missing.map { "  \($0.files)  \($0.name)" }
    if !isBuilt { lines += ["", "Nothing has been built yet, so every view counts as compiling: run 'stills adopt'."] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func sum(_ count: (File) -> Int) -> Int { files.map(count).reduce(0, +) }

  /// The survey for programs.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension Adoption.Target {
  /// The types of which a part of an extension is left out.
  fileprivate var extendedTypes: Set<String> {
    let parts = (leftOutParts ?? [:]).values.flatMap(\.self).map(\.declaration)
    return Set(
      parts.filter { $0.hasPrefix("extension ") }.compactMap {
        $0.dropFirst("extension ".count).split(separator: ".").first?.split(separator: "#").first.map(String.init)
      })
  }
}
