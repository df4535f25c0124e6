import Foundation
import SnapshotReferences
import Testing

/// References whose folders are symbolic links.
struct LinkedFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(folders: ["outside", "package/__Snapshots__/A"])
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: path), withDestinationURL: folder.url.appending(path: target))
  }

  private func record(_ path: String) throws {
    try ReferenceFile(at: folder.url.appending(path: path))
      .record(Data("new".utf8), draftingIn: folder.url.appending(path: "drafts"))
  }

  @Test(arguments: ["package/__Snapshots__/linked", "package/__Snapshots__/A/linked"])
  func `one below the folder of all references is named and not followed`(link: String) throws {
    try self.link(link, to: "outside")
    for file in ["\(link)/a.txt", "\(link)/deep/a.txt"] {
      let error = #expect(throws: ReferenceFileError.self) { try record(file) }
      #expect(error == ReferenceFileError(.linkedFolder, path: folder.url.appending(path: link).path))
      #expect(error?.description.contains("is a folder that is a symbolic link") == true)
    }
    #expect(folder.files.filter { $0.hasSuffix(".txt") } == [])
  }

  @Test func `the folder of all references itself may be one, and those above it`() throws {
    try link("elsewhere", to: "package")
    try record("elsewhere/__Snapshots__/A/a.txt")
    try FileManager.default.createDirectory(at: folder.url.appending(path: "other"), withIntermediateDirectories: true)
    try link("other/__Snapshots__", to: "outside")
    try record("other/__Snapshots__/b.txt")
    #expect(folder.files.filter { $0.hasSuffix(".txt") } == ["outside/b.txt", "package/__Snapshots__/A/a.txt"])
  }
}
