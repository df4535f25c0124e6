import Foundation
import SourceAdaptation

/// What another program, which may know more of Apple's names, need not look at again: what misses a name that neither Stills
/// nor the app has, such as those of packages that are not there.
extension Adoption {
  /// The names that errors say are missing.
  var missingNames: Set<String> {
    let errors = targets.values.flatMap {
      $0.leftOut.values.joined() + ($0.leftOutParts ?? [:]).values.joined().flatMap(\.errors)
    }
    return errors.reduce(into: []) { $0.formUnion(Self.missing($1)) }
  }

  /// The same without what was left out for other reasons.
  ///
  /// A part with one error of such a name does not compile, whatever its other errors were. What misses a name of the app's own
  /// stays left out where all declarations of that name do.
  /// - Parameter names: those of the missing names that Stills has.
  func keepingMissing(besides names: Set<String>, app: URL) -> Adoption {
    var kept = self
    let declared = kept.declaredNames(in: app)
    var there = names
    repeat {
      kept.targets = kept.targets.mapValues {
        $0.keeping { !Self.missing($0).isDisjoint(with: missingNames.subtracting(there)) }
      }
      let back = kept.names(from: declared).union(names)
      if back == there { return kept }
      there = back
    } while true
  }

  /// The names that each source declares, by its path.
  private func declaredNames(in app: URL) -> [String: Set<String>] {
    let paths = Set(targets.keys.flatMap { files(of: $0, in: app) })
    return paths.reduce(into: [:]) {
      $0[$1] = (try? String(contentsOf: app.appending(path: $1), encoding: .utf8)).map(DeclaredNames.all)
    }
  }

  /// Those that sources declare in what is not left out.
  private func names(from declared: [String: Set<String>]) -> Set<String> {
    let files = Set(targets.values.flatMap(\.leftOut.keys))
    let parts = targets.values.reduce(into: [:]) { $0.merge($1.leftOutParts ?? [:]) { own, _ in own } }
    return declared.reduce(into: []) { names, source in
      if files.contains(source.key) { return }
      let gone = (parts[source.key] ?? []).filter(\.isDeclaration).compactMap { Self.words($0.declaration).last }
      names.formUnion(source.value.subtracting(gone))
    }
  }

  private static func missing(_ error: String) -> Set<String> {
    Set(CompilerError(described: error, path: "").missingName.map(words) ?? [])
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension Adoption.Part {
  /// Whether nothing of the declaration is compiled.
  var isDeclaration: Bool { !isBody && !cut.isPart && conformance == nil }
}

extension Adoption.Target {
  /// The same with what has an error that satisfies a condition.
  fileprivate func keeping(_ isKept: (String) -> Bool) -> Adoption.Target {
    var target = self
    target.leftOut = leftOut.filter { $0.value.contains(where: isKept) }
    target.leftOutParts = leftOutParts?.mapValues { $0.filter { $0.errors.contains(where: isKept) } }.filter {
      !$0.value.isEmpty
    }
    return target
  }
}
