import Foundation
import SnapshotReferences

/// Reads and writes the files of one assertion.
struct SnapshotRecorder {
  let paths: SnapshotPaths
  let place: SourcePlace

  /// The bytes of the reference, or nil where there is none.
  func load() throws(SnapshotFailure) -> Data? {
    do {
      return try paths.reference.load()
    } catch {
      throw .file(error.description)
    }
  }

  /// Writes the reference.
  func record(_ data: Data) throws(SnapshotFailure) {
    do {
      try paths.reference.record(data)
    } catch {
      throw .file(error.description)
    }
  }

  /// A file of the assertion's own format.
  func file(_ name: String, _ data: Data) -> SnapshotAttachment {
    SnapshotAttachment(name: name, pathExtension: paths.pathExtension, data: data)
  }

  /// Writes the files of a failure, in a folder that holds nothing else afterwards, and hands them to the test report.
  ///
  /// What the failure says matters more than its files: one that cannot be written is listed with the reason.
  func keep(_ files: [SnapshotAttachment]) -> [FailureFile] {
    removeLeftovers()
    return files.map { file in
      IssueReporter.attach(file, named: paths.attachmentName(for: file), at: place)
      do {
        return FailureFile(label: file.name, path: try paths.failureFolder.write(file.data, named: file.fileName).path)
      } catch {
        return FailureFile(label: file.name, path: describe(error), isWritten: false)
      }
    }
  }

  /// Removes the files of an earlier failure.
  func removeLeftovers() { paths.failureFolder.removeLeftovers() }
}
