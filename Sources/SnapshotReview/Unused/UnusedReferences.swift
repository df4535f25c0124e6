import Foundation
import SnapshotReferences
import TextFormats

/// The references that no assertion of a whole, successful run asked for.
package struct UnusedReferences: Sendable {
  /// A reference that no assertion used.
  package struct Reference: Equatable, Sendable {
    /// The path from the package's folder.
    package let path: String
    /// The path of a reference that holds the same and is used: the test or its name was called otherwise before.
    package let newName: String?
  }

  /// Those that can go, sorted by path.
  package let unused: [Reference]
  /// Those whose test file is there without a single assertion in the run: its tests may be switched off, or their
  /// process may have ended before.
  package let doubtful: [Reference]

  private let places: RunPlaces

  /// Looks for references that a run has not asked for.
  /// - Parameter kept: patterns of paths that are never listed.
  /// - Throws: `UnusableRun` where the run does not tell.
  package init(after run: ReviewedRun, keeping kept: [String] = []) throws(UnusableRun) {
    if let reason = UnusableRun(run) { throw reason }
    self.init(of: run, keeping: kept)
  }

  private init(of run: ReviewedRun, keeping kept: [String]) {
    places = run.places
    let root = run.places.packageRoot.path + "/"
    let used = Set(run.changes.compactMap { $0.reference?.url?.path })
    let files = PackageReferences(of: run.places.packageRoot).files
    let lost = files.filter { file in
      let name = String(file.path.dropFirst(root.count))
      return !used.contains(file.path) && !kept.contains { fnmatch($0, name, 0) == 0 }
    }
    let contents = Contents(of: used)
    let usedFolders = Set(used.map { URL(filePath: $0).deletingLastPathComponent().path })
    let parted = lost.map { file in
      let newName = contents.path(holdingContentOf: file).map { String($0.dropFirst(root.count)) }
      let isDoubtful =
        newName == nil && !usedFolders.contains(file.deletingLastPathComponent().path)
        && PackageReferences.hasTestFile(for: file, packageRoot: run.places.packageRoot)
      return (isDoubtful, Reference(path: String(file.path.dropFirst(root.count)), newName: newName))
    }
    unused = parted.filter { !$0.0 }.map(\.1).sorted { $0.path < $1.path }
    doubtful = parted.filter(\.0).map(\.1).sorted { $0.path < $1.path }
  }

  /// Removes references, and the folders that are empty then.
  /// - Throws: `ReviewRefusal` at the first that cannot be removed.
  package func delete(_ references: [Reference]) throws(ReviewRefusal) {
    for reference in references {
      guard let file = places.reference(reference.path) else { throw .outside(reference.path) }
      guard unlink(file.path) == 0 else {
        throw .file("\(reference.path.quoted) cannot be removed: \(String(cString: strerror(errno))).")
      }
      PackageReferences.removeEmptyFolders(from: file.deletingLastPathComponent())
    }
  }
}

/// Why a run cannot tell which references are unused.
package struct UnusableRun: Error, Equatable, CustomStringConvertible {
  let reasons: [String]

  /// Nil where the run was whole and successful.
  init?(_ run: ReviewedRun) {
    var reasons = run.completeness.sentences
    let failed = run.changes.filter { $0.kind != .matched }
    if let first = failed.first {
      reasons.append(
        "\(failed.count.counted("assertion")) did not match, the first \(first.id.escapedForTerminal); after a failure, "
          + "a test may end before its other assertions.")
    }
    if failed.isEmpty, !run.completeness.failedProcesses.isEmpty {
      reasons.append("A test failed, perhaps before its first assertion.")
    }
    if run.changes.isEmpty { reasons.append("No assertion ran.") }
    if reasons.isEmpty { return nil }
    self.reasons = reasons
  }

  /// The reasons, and the way out.
  package var description: String {
    """
    The last run does not tell which references nobody uses:
    \(reasons.map { "  \($0)" }.joined(separator: "\n"))
    Run "swift test" without options until it succeeds, and ask again.
    """
  }
}

/// What files hold, so that one with the same content is found.
private struct Contents {
  private let paths: [ContentDigest: [String]]

  init(of paths: Set<String>) {
    var found: [ContentDigest: [String]] = [:]
    for path in paths.sorted() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      found[ContentDigest(of: data), default: []].append(path)
    }
    self.paths = found
  }

  /// A file with the same content, in the same folder before others; pictures that many tests have say nothing.
  func path(holdingContentOf file: URL) -> String? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    let equal = paths[ContentDigest(of: data)] ?? []
    let folder = file.deletingLastPathComponent().path + "/"
    return equal.first { $0.hasPrefix(folder) } ?? (equal.count == 1 ? equal[0] : nil)
  }
}
