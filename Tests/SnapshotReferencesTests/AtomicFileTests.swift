import Foundation
import SnapshotReferences
import TestSupport
import Testing

@Suite(.prompt) struct AtomicFileTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "a.txt")
  }

  private func failure(_ body: () throws -> Void) -> ReferenceFileError? {
    do {
      try body()
      return nil
    } catch {
      return error as? ReferenceFileError
    }
  }

  @Test func `a file is written into folders that do not exist yet`() throws {
    let file = folder.url.appending(path: "x/y/z.txt")
    try AtomicFile.write(Data("new".utf8), to: file)
    #expect(folder.files == ["x/y/z.txt"])
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
  }

  @Test func `a file is replaced and nothing else is left in the folder`() throws {
    try AtomicFile.write(Data("old, and longer".utf8), to: file)
    try AtomicFile.write(Data("new".utf8), to: file)
    #expect(folder.files == ["a.txt"])
    #expect(try Data(contentsOf: file) == Data("new".utf8))
  }

  @Test func `a name as long as names may be is written, whatever its characters are made of`() throws {
    for character in ["x", "कि", "e\u{301}\u{302}\u{303}", "👨‍👩‍👧‍👦"] {
      let name = String(repeating: character, count: 255 / character.utf8.count)
      try AtomicFile.write(Data(), to: folder.url.appending(path: name))
    }
    #expect(folder.files.count == 4)
  }

  @Test func `a folder in the way is named and kept`() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let error = failure { try AtomicFile.write(Data(), to: file) }
    #expect(error == ReferenceFileError(.folderInTheWay, path: file.path))
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a symbolic link is named and not followed`() throws {
    let target = folder.url.appending(path: "target.txt")
    try Data("target".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
    let error = failure { try AtomicFile.write(Data("new".utf8), to: file) }
    #expect(error == ReferenceFileError(.symbolicLink, path: file.path))
    #expect(try Data(contentsOf: target) == Data("target".utf8))
  }

  @Test func `a file in the place of a folder is named`() throws {
    try Data().write(to: file)
    let error = failure { try AtomicFile.write(Data(), to: file.appending(path: "deep/b.txt")) }
    #expect(error == ReferenceFileError(.fileInTheWay, path: file.path))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func `a folder that the system does not make has the system's reason`() throws {
    let error = failure { try AtomicFile.write(Data(), to: URL(filePath: "/proc/stills/a.txt")) }
    #expect(error == ReferenceFileError(.system(ENOENT), path: "/proc/stills"))
    #expect(error?.description == "\"/proc/stills\" could not be used: No such file or directory.")
  }

  @Test func `a folder that may not be written to is named, and the file in it is kept`() async throws {
    try AtomicFile.write(Data("old".utf8), to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    await #expect(processExitsWith: .success) { [path = file.path as String] in
      // The superuser may write everywhere.
      if geteuid() == 0 { try #require(seteuid(65534) == 0) }
      let error = #expect(throws: ReferenceFileError.self) {
        try AtomicFile.write(Data("new".utf8), to: URL(filePath: path))
      }
      #expect(error == ReferenceFileError(.permissionDenied, path: path))
    }
    #expect(try Data(contentsOf: file) == Data("old".utf8))
  }

  @Test func `a file that does not fit leaves the old one`() async throws {
    try AtomicFile.write(Data("old".utf8), to: file)
    await #expect(processExitsWith: .success) { [path = file.path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let error = #expect(throws: ReferenceFileError.self) {
        try AtomicFile.write(Data(count: 5000), to: URL(filePath: path))
      }
      #expect(error == ReferenceFileError(.diskFull, path: path))
    }
    #expect(folder.files == ["a.txt"])
    #expect(try Data(contentsOf: file) == Data("old".utf8))
  }

  #if os(Linux)
    @Test func `a process that is killed while it writes leaves the old file and nothing else`() async throws {
      try AtomicFile.write(Data("old".utf8), to: file)
      await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = file.path as String] in
        // The system kills a process that makes a file longer than allowed, unless its thread does not take signals.
        signal(SIGXFSZ, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGXFSZ)
        try #require(pthread_sigmask(SIG_UNBLOCK, &signals, nil) == 0)
        var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let drafts = URL(filePath: path).deletingLastPathComponent().appending(path: "drafts")
        try AtomicFile.write(Data(count: 5000), to: URL(filePath: path), draftingIn: drafts)
      }
      #expect(folder.files.filter { !$0.hasPrefix("drafts/") } == ["a.txt"])
      #expect(try Data(contentsOf: file) == Data("old".utf8))
      Draft.removeAbandoned(in: folder.url.appending(path: "drafts"))
      #expect(folder.files == ["a.txt"])
    }
  #endif

  @Test func `writers of the same file leave one whole file`() async throws {
    let contents = (0..<8).map { Data(repeating: UInt8($0), count: 100_000) }
    let file = file
    await withTaskGroup { group in
      for content in contents {
        group.addTask { try? AtomicFile.write(content, to: file) }
      }
    }
    #expect(contents.contains(try Data(contentsOf: file)))
    #expect(folder.files == ["a.txt"])
  }
}
