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

  /// Removes what killed recordings left, once in a process for each folder; also where nothing is recorded now.
  func removeAbandonedDrafts() {
    for folder in [paths.draftFolder, paths.reference.url.deletingLastPathComponent()]
    where AssertionRegistry.shared.isFirstVisit(to: folder) { Draft.removeAbandoned(in: folder) }
  }

  /// Writes the reference.
  func record(_ data: Data) throws(SnapshotFailure) {
    if let problem = problemRecording(data) { throw .file(problem) }
  }

  /// Writes the reference, and returns what went wrong, in words, or nil.
  func problemRecording(_ data: Data) -> String? {
    do {
      let other = try paths.reference.record(data, draftingIn: paths.draftFolder, notingIn: paths.noteFolder)
      if let other { IssueReporter.warn(other.sentence(about: paths.reference.path), at: place) }
      return nil
    } catch {
      return error.description
    }
  }

  /// How the value whose files are kept becomes the reference.
  func acceptance(of files: [FailureFile], canBeRecorded: Bool) -> Acceptance {
    let actual = files.first { $0.label == "actual" && $0.isWritten }
    return Acceptance(
      actual: actual?.path, reference: paths.reference.path, place: place(of: paths.reference),
      canBeRecorded: canBeRecorded)
  }

  private func place(of reference: ReferenceFile) -> Acceptance.Place {
    if reference.isSymbolicLink { return .symbolicLink }
    if FileManager.default.fileExists(atPath: reference.path) { return .file }
    let folder = reference.url.deletingLastPathComponent().path
    return FileManager.default.fileExists(atPath: folder) ? .nothing : .noFolder(folder)
  }

  /// A reference beside that no assertion has asked for yet and that holds the value: that of a test or a name which was
  /// called otherwise before, perhaps.
  func lookAlike(_ holdsValue: (_ stored: Data) -> Bool) -> String? {
    let folder = paths.reference.url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().lazy.map { folder.appending(path: $0) }
      .filter { $0.pathExtension == paths.pathExtension && $0 != paths.reference.url }
      .first { file in
        guard !AssertionRegistry.shared.isUsed(file.path), let stored = try? Data(contentsOf: file) else {
          return false
        }
        return holdsValue(stored)
      }?.path
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
    return SnapshotRecorder.withDifferentNames(files).map { file in
      IssueReporter.attach(file, named: paths.attachmentName(for: file), at: place)
      do {
        let path = try paths.failureFolder.write(file.data, named: file.fileName).path
        return FailureFile(label: file.name, path: path, digest: ContentDigest(of: file.data))
      } catch {
        return FailureFile(label: file.name, path: describe(error), isWritten: false)
      }
    }
  }

  /// The files with names that are one part of a path, and each its own: what a strategy attaches must not take the
  /// place of what the assertion keeps.
  private static func withDifferentNames(_ files: [SnapshotAttachment]) -> [SnapshotAttachment] {
    var taken: Set<String> = []
    return files.map { file in
      var file = file
      let name = file.name.replacing("/", with: "-")
      file.name = name
      var number = 1
      while !taken.insert(file.fileName.lowercased()).inserted {
        number += 1
        file.name = "\(name)-\(number)"
      }
      return file
    }
  }

  /// Removes the files of an earlier failure.
  func removeLeftovers() { paths.failureFolder.removeLeftovers() }
}
