package import Foundation
import SnapshotReferences
import TextFormats

/// The references that differ between a revision of Git and what lies in the package now.
package struct RevisionChanges: Sendable {
  /// A reference that differs.
  package struct Change: Sendable {
    /// The path from the package's folder.
    package let path: String
    /// What it held then and holds now; nil where it was or is not there.
    package let before, after: Data?
  }

  /// The whole name of the revision.
  package let revision: String
  /// All that differ, sorted by path.
  package let changes: [Change]

  private static let references = ":(glob)**/\(ReferenceFolder.name)/**"

  /// Asks Git.
  /// - Parameters:
  ///   - revision: a branch, a tag, a commit; never taken for an option.
  ///   - packageRoot: the folder of the package.
  /// - Throws: `GitError` with what Git says.
  package init(since revision: String, packageRoot: URL) throws(GitError) {
    let git = Git(folder: packageRoot)
    let name = try git.text(["rev-parse", "--verify", "--end-of-options", revision + "^{commit}"])
    self.revision = name.trimmingCharacters(in: .whitespacesAndNewlines)
    let changed = try git.names([
      "diff", "--name-only", "-z", "--no-renames", "--relative", self.revision, "--", Self.references,
    ])
    let new = try git.names(["ls-files", "-z", "--others", "--exclude-standard", "--", Self.references])
    var changes: [Change] = []
    for path in Set(changed + new).sorted() {
      let before = try? git.output(["cat-file", "blob", "\(self.revision):./\(path)"])
      changes.append(
        Change(path: path, before: before, after: try? Data(contentsOf: packageRoot.appending(path: path))))
    }
    self.changes = changes
  }
}

/// What Git says is wrong.
package struct GitError: Error, Equatable, CustomStringConvertible {
  package let description: String
}

/// Runs Git without a shell, so that no name is interpreted.
private struct Git {
  let folder: URL

  func text(_ arguments: [String]) throws(GitError) -> String {
    String(decoding: try output(arguments), as: UTF8.self)
  }

  /// Names that end with NUL each.
  func names(_ arguments: [String]) throws(GitError) -> [String] {
    try output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  func output(_ arguments: [String]) throws(GitError) -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path, "--no-pager"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw GitError(description: "Git cannot be run: \(error.localizedDescription)")
    }
    // Git writes a line of errors at most, which a pipe holds.
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    let words = (try? errors.fileHandleForReading.readToEnd()).flatMap(\.self) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: words, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      throw GitError(
        description: "Git says: \(text.isEmpty ? "code \(process.terminationStatus)" : text.escapedForTerminal)")
    }
    return data
  }
}
