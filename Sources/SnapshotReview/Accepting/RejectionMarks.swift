import Foundation
import SnapshotReferences

/// The empty files that say which changes of a run were rejected; the next run has others.
struct RejectionMarks: Sendable {
  private let folder: URL
  private let run: String

  init(of run: ReviewedRun) {
    folder = run.places.artifacts.appending(path: "rejected", directoryHint: .isDirectory)
    self.run = "\(run.started)"
  }

  func contains(_ change: SnapshotChange) -> Bool {
    FileManager.default.fileExists(atPath: mark(of: change).path)
  }

  /// Marks a change, or takes its mark away; those of other runs go with the first new one.
  func set(_ isRejected: Bool, for change: SnapshotChange) throws(ReviewRefusal) {
    guard isRejected else {
      unlink(mark(of: change).path)
      return
    }
    removeMarksOfOtherRuns()
    do {
      try AtomicFile.write(Data(), to: mark(of: change), isDurable: false)
    } catch {
      throw .file(error.description)
    }
  }

  private func mark(of change: SnapshotChange) -> URL {
    folder.appending(path: run).appending(path: String(FileNamePart.digest(of: change.id), radix: 16))
  }

  private func removeMarksOfOtherRuns() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name != run {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}
