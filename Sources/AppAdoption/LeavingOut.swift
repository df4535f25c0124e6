package import Foundation
import SourceAdaptation

extension Adoption {
  /// What a build was told to leave out besides.
  package struct Change: Equatable, Sendable {
    /// Whole files.
    package var files: [String] = []
    /// Declarations and bodies, each with its file.
    package var parts: [String] = []
    /// The modules that have errors.
    package var modules: Set<String> = []

    package var isEmpty: Bool { files.isEmpty && parts.isEmpty }
  }

  /// Leaves out what errors of an app are in: parts of files, or whole files where that cannot be.
  /// - Parameter wholeFiles: the modules of which a file is left out for any error in it.
  package mutating func leaveOut(
    _ errors: [CompilerError], app: URL, wholeFilesOf wholeFiles: Set<String> = []
  ) -> Change {
    var change = Change()
    let errors = Dictionary(grouping: errors) { $0.relativePath(in: app) }
    for name in targets.keys.sorted() {
      for path in files(of: name, in: app) where targets[name]?.leftOut[path] == nil {
        guard let reasons = errors[path] else { continue }
        change.modules.insert(name)
        if !wholeFiles.contains(name), let parts = parts(for: reasons, of: path, in: name, app: app) {
          let others = targets[name]?.leftOutParts ?? [:]
          targets[name]?.leftOutParts = others.merging([path: parts.all]) { $1 }
          change.parts += parts.new.map { "\($0) in \(path)" }
        } else {
          let known = (targets[name]?.leftOutParts?[path] ?? []).flatMap(\.errors)
          targets[name]?.leftOutParts?[path] = nil
          targets[name]?.leftOut[path] = known + reasons.map(\.described)
          change.files.append(path)
        }
      }
    }
    return change
  }

  /// The parts of a file that errors are in; nil where one is in none that can be left out alone.
  private func parts(
    for errors: [CompilerError], of path: String, in name: String, app: URL
  ) -> (all: [Part], new: [String])? {
    guard let target = targets[name], let text = try? String(contentsOf: app.appending(path: path), encoding: .utf8)
    else { return nil }
    let source = CuttableSource(text)
    var parts = target.leftOutParts?[path] ?? []
    let earlier = Set(parts.map(\.cut))
    var new: [String] = []
    // The calls that go first: an error in their arguments goes with them.
    let calls = errors.filter { $0.message.contains("has no member") }
    for error in calls + errors.filter({ !calls.contains($0) }) {
      let small = parts.map(\.cut).filter { !earlier.contains($0) && $0.isPart }
      if source.isLeftOut(line: error.line, column: error.column, by: small) { continue }
      let cut = source.cut(
        line: error.line, column: error.column, message: error.message, beyond: earlier, isTest: target.isTest)
      guard let cut else { return nil }
      let part = Part(
        declaration: cut.declaration, isBody: cut.isBody, modifier: cut.modifier, statement: cut.statement,
        clause: cut.clause, closure: cut.closure, attribute: cut.attribute, conformance: cut.conformance,
        errors: [error.described])
      if let index = parts.firstIndex(where: { $0.cut == cut }) {
        parts[index].errors.append(error.described)
      } else {
        parts.append(part)
        new.append(cut.declaration)
      }
    }
    return (parts, new)
  }
}

extension CompilerError {
  /// The file's path from the app's folder; as it is where it lies elsewhere.
  package func relativePath(in app: URL) -> String {
    let folder = app.standardizedFileURL.path
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  /// The line and the message, as a list of what was left out has them.
  var described: String { "line \(line): \(message)" }

  /// Reads such a description; the line is 0 in one that somebody else wrote.
  init(described: String, path: String) {
    let parts = described.split(separator: ": ", maxSplits: 1).map(String.init)
    let number = parts.first.flatMap { Int($0.dropFirst("line ".count)) }
    self.init(path: path, line: number ?? 0, message: number == nil ? described : parts.last ?? described)
  }
}
