import Foundation
import SnapshotReferences
import TextFormats

/// References that lie under the name which their test had before, while under the new one there is none yet.
package struct RenamedReferences: Sendable {
  /// A reference under its old name, and the change that misses it.
  package struct Pair: Sendable {
    /// What no assertion asked for.
    package let old: ReviewedFile
    /// What the run missed, or wrote anew.
    package let change: SnapshotChange
  }

  /// What was found, sorted by the old path.
  package let pairs: [Pair]

  /// Looks among what a run missed for content that lies under a name which nobody asked for.
  package init(after run: ReviewedRun) {
    let root = run.places.packageRoot.path + "/"
    let used = Set(run.changes.compactMap { $0.reference?.url?.path })
    let lost = PackageReferences(of: run.places.packageRoot).files.filter { !used.contains($0.path) }
    var pairs: [Pair] = []
    for change in run.changes where change.kind == .missing {
      guard case .content(let digest)? = change.actual?.memory else { continue }
      let folder = change.reference?.url?.deletingLastPathComponent().path
      let equal = lost.filter { file in
        !pairs.contains { $0.old.url == file }
          && (try? Data(contentsOf: file)).map(ContentDigest.init) == digest
      }
      let file = equal.first { $0.deletingLastPathComponent().path == folder } ?? (equal.count == 1 ? equal[0] : nil)
      guard let file else { continue }
      let path = String(file.path.dropFirst(root.count))
      pairs.append(Pair(old: ReviewedFile(path: path, url: file, memory: .content(digest)), change: change))
    }
    self.pairs = pairs.sorted { $0.old.path < $1.old.path }
  }

  /// Gives a reference its new name.
  /// - Throws: `ReviewRefusal` where something has the new name, and where the old one holds something else by now.
  package func move(_ pair: Pair) throws(ReviewRefusal) {
    guard let old = pair.old.url, let new = pair.change.reference?.url else { throw .outside(pair.change.id) }
    guard pair.old.state == .unchanged else { throw .changed(pair.old.path) }
    try? FileManager.default.createDirectory(at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Unlike a rename, a second name does not replace a file that is there.
    guard link(old.path, new.path) == 0 else {
      if errno == EEXIST { throw .changed(pair.change.id) }
      throw .file("\(pair.change.id.quoted) cannot be written: \(String(cString: strerror(errno))).")
    }
    unlink(old.path)
    PackageReferences.removeEmptyFolders(from: old.deletingLastPathComponent())
  }
}
