package import Foundation
import SourceAdaptation

/// What the last build was made of, so that the next one begins with what that left out, also where it was interrupted.
///
/// A part that does not compile is found by building, and what needs the part by building again: with the same sources, the
/// same builds would find the same.
package struct BuildRecord: Codable, Equatable, Sendable {
  /// The program, as a text that is only compared.
  package var tool: String
  /// The manifest, the versions of packages and the settings, as one text that is only compared.
  package var surroundings: String
  /// The digest of each source, by its path from the app's folder.
  package var sources: [String: String]

  private static let name = ".built.json"

  package init(tool: String = "", surroundings: String, sources: [String: String]) {
    self.tool = tool
    self.surroundings = surroundings
    self.sources = sources
  }

  /// What there is now.
  /// - Parameters:
  ///   - tool: the program that leaves parts out; another one may know more of Apple's names.
  package init(of adoption: Adoption, app: URL, package: URL, tool: URL) {
    let values = try? tool.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
    let date = values?.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
    self.tool = "\(date) \(values?.fileSize ?? 0)"
    surroundings = Self.surroundings(in: package)
    let paths = Set(adoption.targets.keys.flatMap { adoption.files(of: $0, in: app) })
    sources = paths.reduce(into: [:]) {
      $0[$1] = FileManager.default.contents(atPath: app.appending(path: $1).path)?.digest
    }
  }

  /// The same sources and program after a build, which resolves versions of packages, and may have another manifest written.
  ///
  /// The sources stay those from before: one that was mended while others were built is not the one that failed.
  package func afterBuild(of package: URL) -> BuildRecord {
    BuildRecord(tool: tool, surroundings: Self.surroundings(in: package), sources: sources)
  }

  private static func surroundings(in package: URL) -> String {
    ["Package.swift", "Package.resolved", "settings.json"].map { name in
      guard let data = FileManager.default.contents(atPath: package.appending(path: name).path) else { return "" }
      // The versions are said to be those for one text of the manifest, which may be written in another way for a while.
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      return PackageWriter.digest(lines.filter { !$0.contains("\"originHash\"") }.joined(separator: "\n"))
    }.joined(separator: " ")
  }

  /// Reads that of a package; nil where there is none.
  package static func read(in package: URL) -> BuildRecord? {
    FileManager.default.contents(atPath: package.appending(path: name).path).flatMap {
      try? JSONDecoder().decode(BuildRecord.self, from: $0)
    }
  }

  /// Writes it into a package's folder.
  package func write(in package: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(self).write(to: package.appending(path: Self.name), options: .atomic)
  }

  /// The sources that are others, new or gone since an earlier one.
  package func changed(since earlier: BuildRecord) -> Set<String> {
    Set(sources.keys).union(earlier.sources.keys).filter { sources[$0] != earlier.sources[$0] }
  }
}

extension Data {
  fileprivate var digest: String { PackageWriter.digest(String(decoding: self, as: UTF8.self)) }
}

extension Adoption {
  /// What an earlier adoption left out that this one begins with; nil where it has to look at everything: another program, or
  /// other modules, may compile what that one could not.
  /// - Parameters:
  ///   - record: what the builds of the earlier adoption were made of, of which the last one may have failed.
  ///   - now: what the next build is made of.
  ///   - known: for another program: which of some names Stills has; nil where that is not known.
  package func kept(
    since record: BuildRecord, now: BuildRecord, modules: Set<String>, app: URL,
    known: (Set<String>) -> Set<String>? = { _ in nil }
  ) -> Adoption? {
    guard now.surroundings == record.surroundings, modules == Set(targets.keys) else { return nil }
    let kept = keepingLeftOut(changed: now.changed(since: record), app: app)
    if now.tool == record.tool { return kept }
    return known(kept.missingNames).map { kept.keepingMissing(besides: $0, app: app) }
  }

  /// What an earlier build left out and the next one need not look for: what is in sources that are the same, and misses
  /// nothing that a changed source names.
  /// - Parameter changed: the paths of sources that are others, new or gone since.
  package func keepingLeftOut(changed: Set<String>, app: URL) -> Adoption {
    var kept = self
    kept.isBuilt = false
    kept.targets = targets.mapValues { target in
      var target = target
      target.leftOut = target.leftOut.filter { !changed.contains($0.key) }
      target.leftOutParts = target.leftOutParts?.filter { !changed.contains($0.key) }
      return target
    }
    // What comes back brings its names back, which others may have missed.
    var names = changed.reduce(into: Set()) { $0.formUnion(Self.words(of: $1, in: app)) }
    while !names.isEmpty { names = kept.takeBack(what: names, app: app) }
    return kept
  }

  /// Takes back what was left out for names.
  /// - Returns: the names that come back with it.
  private mutating func takeBack(what names: Set<String>, app: URL) -> Set<String> {
    var back: Set<String> = []
    for name in targets.keys {
      for (path, errors) in targets[name]?.leftOut ?? [:] where errors.contains(where: { Self.names($0, any: names) }) {
        targets[name]?.leftOut[path] = nil
        back.formUnion(Self.words(of: path, in: app))
      }
      for (path, parts) in targets[name]?.leftOutParts ?? [:] {
        let taken = parts.filter { $0.errors.contains { Self.names($0, any: names) } }
        if taken.isEmpty { continue }
        let rest = parts.filter { !taken.contains($0) }
        targets[name]?.leftOutParts?[path] = rest.isEmpty ? nil : rest
        // An initializer comes back by the name of its type, and so do members of it.
        back.formUnion(
          taken.flatMap { $0.declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
      }
    }
    return back
  }

  /// Whether an error names one of some words between quotation marks.
  private static func names(_ error: String, any words: Set<String>) -> Bool {
    let missing = CompilerError(described: error, path: "").missingName
    let quoted = error.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    let texts = missing.map { [$0] } ?? quoted.filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return texts.contains { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { words.contains(String($0)) }
    }
  }

  private static func words(of path: String, in app: URL) -> Set<String> {
    (try? String(contentsOf: app.appending(path: path), encoding: .utf8)).map(SourceWords.all) ?? []
  }
}
