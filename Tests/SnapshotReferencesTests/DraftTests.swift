import Foundation
import TestSupport
import Testing

@testable import SnapshotReferences

@Suite(.prompt) struct DraftTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder(files: ["a.txt"], folders: ["drafts"])
    file = folder.url.appending(path: "a.txt")
  }

  private var drafts: URL { folder.url.appending(path: "drafts") }

  @Test func `a draft stays as long as it is held, and is gone with its holder`() throws {
    do {
      let draft = try Draft(of: file, in: drafts)
      try draft.write(Data("half".utf8), isDurable: false)
      Draft.removeAbandoned(in: drafts)
      #expect(folder.files.count == 2)
    }
    #expect(folder.files == ["a.txt"])
  }

  @Test func `another process leaves the draft of one that lives`() async throws {
    let draft = try Draft(of: file, in: drafts)
    await #expect(processExitsWith: .success) { [drafts = drafts as URL] in Draft.removeAbandoned(in: drafts) }
    try draft.write(Data("whole".utf8), isDurable: true)
    #expect(try draft.move(to: file))
    #expect(folder.files == ["a.txt"])
    #expect(try Data(contentsOf: file) == Data("whole".utf8))
  }

  @Test func `the draft of a process that was killed is removed at once`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [drafts = drafts as URL] in
      let draft = try Draft(of: URL(filePath: "a.txt"), in: drafts)
      try draft.write(Data("half".utf8), isDurable: true)
      kill(getpid(), SIGKILL)
    }
    #expect(folder.files.count == 2)
    Draft.removeAbandoned(in: drafts)
    #expect(folder.files == ["a.txt"])
  }

  @Test func `only drafts are removed`() throws {
    let kept = ["drafts/.a", "drafts/a.stills-draft", "drafts/.stills-draft-a"]
    for name in kept + ["drafts/.1-a.txt.stills-draft"] { try Data().write(to: folder.url.appending(path: name)) }
    let link = drafts.appending(path: ".link.stills-draft")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    Draft.removeAbandoned(in: drafts)
    Draft.removeAbandoned(in: folder.url.appending(path: "nowhere"))
    #expect(Set(folder.files) == Set(kept + ["a.txt", "drafts/.link.stills-draft"]))
  }

  @Test func `a draft that somebody removed does not become the file`() throws {
    let draft = try Draft(of: file, in: drafts)
    for name in try FileManager.default.contentsOfDirectory(atPath: drafts.path) {
      try FileManager.default.removeItem(at: drafts.appending(path: name))
    }
    #expect(try draft.move(to: file) == false)
    #expect(folder.files == ["a.txt"])
  }

  @Test func `a file is written where no draft can lie in the folder for drafts`() throws {
    try Data().write(to: folder.url.appending(path: "file"))
    try AtomicFile.write(Data("new".utf8), to: file, draftingIn: folder.url.appending(path: "file/drafts"))
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    #expect(folder.files == ["a.txt", "file"])
  }

  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm")))
  func `a file is written where the folder for drafts is on another file system`() throws {
    let elsewhere = URL(filePath: "/dev/shm/stills-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: elsewhere) }
    try AtomicFile.write(Data("new".utf8), to: file, draftingIn: elsewhere)
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    #expect(folder.files == ["a.txt"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
  }
}
