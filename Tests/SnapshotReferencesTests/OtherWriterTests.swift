import Foundation
import SnapshotReferences
import TestSupport
import Testing

/// Who else writes a reference while tests run.
@Suite(.prompt) struct OtherWriterTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "__Snapshots__/a.txt")
  }

  @discardableResult
  private func record(_ text: String) throws -> OtherWriter? {
    try ReferenceFile(at: file).record(
      Data(text.utf8), draftingIn: folder.url.appending(path: "drafts"), notingIn: folder.url.appending(path: "writers")
    )
  }

  @Test func `nobody is told of what this process wrote, and of what was there`() throws {
    try AtomicFile.write(Data("old".utf8), to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: file.path)
    #expect(try record("first") == nil)
    #expect(try record("second") == nil)
  }

  @Test func `another process that recorded other contents meanwhile is named`() async throws {
    try record("first")
    await #expect(processExitsWith: .success) { [folder = folder.url as URL, file = file as URL] in
      try ReferenceFile(at: file).record(
        Data("theirs".utf8), draftingIn: folder.appending(path: "drafts"), notingIn: folder.appending(path: "writers"))
    }
    let other = try #require(try record("first"))
    let process = try #require(other.process)
    #expect(process != getpid())
    #expect(other.sentence(about: "a.txt").hasPrefix("\"a.txt\" was written by process \(process) ("))
  }

  @Test func `the same contents are nobody's trouble`() async throws {
    try record("first")
    await #expect(processExitsWith: .success) { [folder = folder.url as URL, file = file as URL] in
      try ReferenceFile(at: file).record(
        Data("same".utf8), draftingIn: folder.appending(path: "drafts"), notingIn: folder.appending(path: "writers"))
    }
    #expect(try record("same") == nil)
  }

  @Test func `somebody who left no note is another process`() throws {
    try record("first")
    try AtomicFile.write(Data("theirs".utf8), to: file)
    let other = try #require(try record("second"))
    #expect(other.process == nil)
    #expect(other.sentence(about: "a.txt").contains("was written by another process while these tests ran"))
  }
}
