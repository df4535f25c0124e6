import Foundation
import SnapshotReferences
import Testing

/// Several processes that write the same reference, and processes that are killed meanwhile.
struct RecordingProcessesTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let contents = [Data(repeating: 1, count: 200_000), Data(repeating: 2, count: 300_000)]

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "a.txt")
    try AtomicFile.write(contents[0], to: file)
  }

  /// The files but the drafts that killed processes leave.
  private var names: [String] { folder.files.filter { !$0.hasPrefix(".") } }

  @Test(arguments: 1...6) func `a process that is killed while it writes leaves the old file or the new one`(
    change: Int
  ) async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = file.path as String, contents = contents as [Data], change = change as Int] in
      Thread.detachNewThread {
        // The file changes all the time; the other thread kills the process in the middle of some change.
        for round in 1... { try? AtomicFile.write(contents[round % 2], to: URL(filePath: path), isDurable: false) }
      }
      var changes = 0
      var last = contents[0].count
      while changes < change {
        let count = try? Data(contentsOf: URL(filePath: path)).count
        if let count, count != last { (changes, last) = (changes + 1, count) }
      }
      kill(getpid(), SIGKILL)
    }
    #expect(contents.contains(try Data(contentsOf: file)))
    #expect(names == ["a.txt"])
  }

  @Test func `two processes that record the same file leave one of both, whole`() async throws {
    await withTaskGroup { group in
      for content in contents {
        group.addTask { [file] in
          await #expect(processExitsWith: .success) { [path = file.path as String, content = content as Data] in
            for _ in 0..<50 {
              try AtomicFile.write(content, to: URL(filePath: path), isDurable: false)
              // Whatever the other process does, a reader finds a whole file.
              let seen = try Data(contentsOf: URL(filePath: path))
              try #require(seen.count == 200_000 || seen.count == 300_000)
              try #require(Set(seen).count == 1)
            }
            try AtomicFile.write(content, to: URL(filePath: path))
          }
        }
      }
    }
    #expect(contents.contains(try Data(contentsOf: file)))
    #expect(folder.files == ["a.txt"])
  }

  @Test func `what a killed process left is removed when it is certain that nobody writes it`() throws {
    // No process has the greatest number: the kernel's limit is far below.
    func draft(_ process: Int32) -> String { DraftName.next(for: file, process: process) }
    func onAnotherMachine(_ draft: String) -> String {
      draft.replacing(/^\.[0-9a-f]+-/, with: ".0-")
    }
    let kept = [draft(.max): 0, draft(getpid()): 60, onAnotherMachine(draft(.max)): 60, ".a-stills-draft": 9000]
    let abandoned = [draft(.max): 60, draft(getpid()): 9000, onAnotherMachine(draft(.max)): 9000]
    for (name, age) in kept.merging(abandoned, uniquingKeysWith: max) {
      let url = folder.url.appending(path: name)
      try Data("half".utf8).write(to: url)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -Double(age))], ofItemAtPath: url.path)
    }
    try AtomicFile.write(contents[1], to: file)
    #expect(folder.files == (Array(kept.keys) + ["a.txt"]).sorted())
  }
}
