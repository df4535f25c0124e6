import Foundation
import SnapshotReferences
import Testing

struct RunLogTests {
  private func record(_ outcome: RunRecord.Outcome, line: UInt = 1) -> RunRecord {
    RunRecord(outcome, reference: "/p/a.png", failureFolder: "/p/f", test: "T/a()", file: "/p/T.swift", line: line)
  }

  @Test func `records are read as they were written`() throws {
    let folder = try TemporaryFolder()
    let records = [record(.matched), record(.mismatched, line: 2), record(.recorded, line: 3)]
    for record in records { RunLog.append(record, root: folder.url) }
    #expect(RunLog.runs(root: folder.url) == [records])
    #expect(folder.files.count == 1)
  }

  @Test func `writers at the same time do not mix their lines`() async throws {
    let folder = try TemporaryFolder()
    let root = folder.url
    await withTaskGroup { group in
      for line in 1...100 { group.addTask { RunLog.append(self.record(.matched, line: UInt(line)), root: root) } }
    }
    let lines = RunLog.runs(root: root).flatMap { $0.map(\.line) }
    #expect(lines.sorted() == (1...100).map { UInt($0) })
  }

  @Test func `only the last runs are kept`() throws {
    let folder = try TemporaryFolder(files: (100..<130).map { "runs/\($0)-1.jsonl" })
    RunLog.append(record(.matched), root: folder.url)
    #expect(folder.files.count == RunLog.keptCount)
    #expect(folder.files.first == "runs/111-1.jsonl")
    #expect(RunLog.runs(root: folder.url).last == [record(.matched)])
  }

  @Test func `a line that was cut off is left out`() throws {
    let folder = try TemporaryFolder()
    RunLog.append(record(.matched), root: folder.url)
    let file = folder.url.appending(path: try #require(folder.files.first))
    try (Data(contentsOf: file) + Data("{\"outcome\":".utf8)).write(to: file)
    #expect(RunLog.runs(root: folder.url) == [[record(.matched)]])
  }

  @Test func `a folder that cannot be written to is no reason to fail`() {
    RunLog.append(record(.matched), root: URL(filePath: "/proc/nowhere"))
    #expect(RunLog.runs(root: URL(filePath: "/proc/nowhere")).isEmpty)
  }
}
