import Foundation
import SnapshotReferences
import TestSupport
import Testing

/// Several processes that write the same reference, and processes that are killed meanwhile.
@Suite(.prompt) struct RecordingProcessesTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let drafts: URL
  private let contents = [Data(repeating: 1, count: 200_000), Data(repeating: 2, count: 300_000)]

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "references/a.txt")
    drafts = folder.url.appending(path: "drafts")
    try AtomicFile.write(contents[0], to: file)
  }

  @Test(arguments: 1...6) func `a process that is killed while it writes leaves the old file or the new one`(
    change: Int
  ) async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = file.path as String, drafts = drafts as URL, contents = contents as [Data], change = change as Int] in
      Thread.detachNewThread {
        // The file changes all the time; the other thread kills the process in the middle of some change.
        for round in 1... {
          try? AtomicFile.write(contents[round % 2], to: URL(filePath: path), draftingIn: drafts, isDurable: false)
        }
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
    #expect(folder.files.filter { !$0.hasPrefix("drafts/") } == ["references/a.txt"])
    Draft.removeAbandoned(in: drafts)
    #expect(folder.files == ["references/a.txt"])
  }

  @Test func `two processes that record the same file leave one of both, whole`() async throws {
    await withTaskGroup { group in
      for content in contents {
        group.addTask { [file, drafts] in
          await #expect(processExitsWith: .success) {
            [path = file.path as String, drafts = drafts as URL, content = content as Data] in
            for _ in 0..<50 {
              try AtomicFile.write(content, to: URL(filePath: path), draftingIn: drafts, isDurable: false)
              // Another process that looks for what killed ones left takes nothing from this one.
              Draft.removeAbandoned(in: drafts)
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
    #expect(folder.files == ["references/a.txt"])
  }
}
