package import Foundation
import SourceAdaptation

/// What uses a type, or a constant of one, that a build has left out is left out with it: each build takes its time, and one
/// by one they were thirty.
extension Adoption {
  /// Leaves out what names something that is declared nowhere any more.
  /// - Parameters:
  ///   - earlier: what was left out before the last build.
  ///   - known: those of some names that something else has, which is then meant; nil where that is not known.
  /// - Returns: what is left out besides.
  package mutating func leaveOutUsers(
    since earlier: Adoption, app: URL, known: (Set<String>) -> Set<String>?
  ) -> Change {
    var (all, before) = (Change(), earlier)
    while true {
      let gone = namesGone(since: before, app: app)
      let types = Set(gone.values.joined().compactMap { $0.split(separator: ".").first.map(String.init) })
      guard !types.isEmpty, let known = known(types) else { return all }
      let errors = gone.flatMap { module, names in
        names.filter { !known.contains(String($0.prefix { $0 != "." })) }.sorted().flatMap {
          self.errors(naming: $0, in: module, app: app)
        }
      }
      before = self
      let change = leaveOut(errors, app: app)
      if change.isEmpty { return all }
      all.files += change.files
      all.parts += change.parts
      all.modules.formUnion(change.modules)
    }
  }

  /// The types, and members of types, of which the last declaration has been left out, by their modules.
  private func namesGone(since earlier: Adoption, app: URL) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (module, target) in targets where !target.isTest {
      guard let before = earlier.targets[module] else { continue }
      let paths = files(of: module, in: app)
      var names: Set<String> = []
      for path in paths where target.leftOut[path] != nil && before.leftOut[path] == nil {
        names.formUnion(CuttableSource(Self.text(path, app)).typeNames)
      }
      for (path, parts) in target.leftOutParts ?? [:] {
        let old = Set((before.leftOutParts?[path] ?? []).map(\.cut))
        for part in parts where part.isDeclaration && !old.contains(part.cut) {
          let name = part.declaration.replacing("extension ", with: "")
          let depth = name.count { $0 == "." }
          if name.first?.isUppercase == true, depth < 2, !name.contains(" ") { names.insert(name) }
        }
      }
      if names.isEmpty { continue }
      let texts = paths.map { Self.text($0, app) }
      let declared = texts.map(DeclaredNames.counts)
      let members = texts.flatMap { CuttableSource($0).memberNames }
      found[module] = Set(
        names.filter { name in
          name.contains(".")
            ? members.count { $0 == name } == 1 : declared.reduce(0) { $0 + $1[name, default: 0] } == 1
        })
    }
    return found
  }

  /// What the compiler would say of a name that is gone.
  private func errors(naming name: String, in module: String, app: URL) -> [CompilerError] {
    guard let target = targets[module] else { return [] }
    let parts = name.split(separator: ".")
    let message =
      parts.count == 1 ? "cannot find '\(name)' in scope" : "type '\(parts[0])' has no member '\(parts[1])'"
    return files(of: module, in: app).filter { target.leftOut[$0] == nil }.flatMap { path -> [CompilerError] in
      let source = CuttableSource(Self.text(path, app))
      let cuts = (target.leftOutParts?[path] ?? []).map(\.cut)
      return source.places(naming: name).filter { !source.isLeftOut(line: $0.line, column: $0.column, by: cuts) }.map {
        CompilerError(path: app.appending(path: path).path, line: $0.line, message: message, column: $0.column)
      }
    }
  }

  private static func text(_ path: String, _ app: URL) -> String {
    (try? String(contentsOf: app.appending(path: path), encoding: .utf8)) ?? ""
  }
}
