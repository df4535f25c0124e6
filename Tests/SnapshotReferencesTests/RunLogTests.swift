import Foundation
import SnapshotReferences
import TestSupport
import Testing

/// What is written down of runs.
@Suite(.prompt) struct RunLogTests {
  private func record(_ outcome: RunRecord.Outcome, line: UInt = 1) -> RunRecord {
    RunRecord(
      outcome, test: "T/a()", file: "Tests/T.swift", line: line, column: 5,
      strategy: RunRecord.Strategy(format: "String", pathExtension: "txt"))
  }

  @Test func `records are read as they were written`() throws {
    let folder = try TemporaryFolder()
    let records = [record(.matched), record(.mismatched, line: 2), record(.recorded, line: 3)]
    for record in records { RunLog.append(record, root: folder.url, packageRoot: nil) }
    #expect(RunLog.runs(root: folder.url).map(\.records) == [records])
    #expect(folder.files.count == 1)
  }

  @Test func `writers at the same time do not mix their lines`() async throws {
    let folder = try TemporaryFolder()
    let root = folder.url
    await withTaskGroup { group in
      for line in 1...100 {
        group.addTask { RunLog.append(self.record(.matched, line: UInt(line)), root: root, packageRoot: nil) }
      }
    }
    let lines = RunLog.runs(root: root).flatMap { $0.records.map(\.line) }
    #expect(lines.sorted() == (1...100).map { UInt($0) })
  }

  @Test func `only the last runs are kept`() throws {
    let folder = try TemporaryFolder(files: (100..<130).map { "runs/\($0)-1.jsonl" })
    RunLog.append(record(.matched), root: folder.url, packageRoot: nil)
    #expect(folder.files.count == RunLog.keptCount)
    #expect(folder.files.first == "runs/111-1.jsonl")
    #expect(RunLog.runs(root: folder.url).last?.records == [record(.matched)])
    #expect(RunLog.lastRun(root: folder.url)?.records == [record(.matched)])
    #expect(RunLog.lastRun(root: folder.url.appending(path: "elsewhere")) == nil)
  }

  @Test func `a line that was cut off is left out`() throws {
    let folder = try TemporaryFolder()
    RunLog.append(record(.matched), root: folder.url, packageRoot: nil)
    let file = folder.url.appending(path: try #require(folder.files.first))
    try (Data(contentsOf: file) + Data("{\"assertion\":{\"outcome\":".utf8)).write(to: file)
    #expect(RunLog.runs(root: folder.url).map(\.records) == [[record(.matched)]])
  }

  @Test func `a process says once what it belongs to`() throws {
    let folder = try TemporaryFolder()
    for _ in 1...2 { RunLog.append(record(.matched), root: folder.url, packageRoot: URL(filePath: "/p")) }
    let run = try #require(RunLog.runs(root: folder.url).first)
    let header = try #require(run.headers.first)
    #expect(run.headers.count == 1)
    #expect(header.version == RunHeader.currentVersion && header.package == "/p" && header.process == getpid())
    #expect(run.endedProcesses.isEmpty && !run.isComplete && run.gaps.isEmpty)
  }

  @Test func `records get the name of a test that became known late`() throws {
    let folder = try TemporaryFolder()
    var first = record(.matched)
    first.test = "the first of \(folder.url.path)"
    for record in [first, record(.recorded)] { RunLog.append(record, root: folder.url, packageRoot: nil) }
    RunLog.name(test: try #require(first.test), "CardTests.testDark")
    let records = RunLog.runs(root: folder.url).flatMap(\.records)
    #expect(records.map(\.test) == ["CardTests.testDark", "T/a()"])
    #expect(records.map(\.outcome) == [.matched, .recorded])
  }

  @Test func `a process that comes to its end says so, and one that is killed does not`() async throws {
    let folder = try TemporaryFolder()
    let record = record(.matched)
    for isKilled in [false, true] {
      await #expect(processExitsWith: isKilled ? .signal(SIGKILL) : .success) {
        [path = folder.url.path as String, record = record as RunRecord, isKilled = isKilled as Bool] in
        RunLog.append(record, root: URL(filePath: path), packageRoot: nil)
        if isKilled { kill(getpid(), SIGKILL) }
      }
    }
    let runs = RunLog.runs(root: folder.url)
    let processes = runs.flatMap(\.headers).map(\.process)
    #expect(processes.count == 2)
    #expect(runs.flatMap(\.endedProcesses) == [processes[0]])
    #expect(runs.flatMap(\.records) == [record, record])
  }

  @Test(
    arguments: [
      (["swift-test"], []), (["swift-test", "--parallel", "-c", "release"], []),
      (["swift-test", "--filter", "Cards", "--parallel"], ["--filter", "Cards"]),
      (["swift-test", "--filter=Cards", "--skip", "Slow"], ["--filter=Cards", "--skip", "Slow"]),
      (["swift-test", "-s", "A.B/c"], ["-s", "A.B/c"]), (["swift-test", "--skip-build"], []),
      (["swift-test", "--filter"], ["--filter"]), (nil, nil),
    ] as [([String]?, [String]?)])
  func `a run is complete if no option chose tests and all of its processes ended`(
    command: [String]?, filter: [String]?
  ) {
    var run = Run()
    #expect(!run.isComplete)
    run.headers = [1, 2].map { RunHeader(package: "/p", root: "/p", command: command, process: $0, started: 0) }
    #expect(run.headers.allSatisfy { $0.filter == filter })
    run.endedProcesses = [2]
    #expect(!run.isComplete)
    run.endedProcesses = [1, 2]
    #expect(run.isComplete == (filter == []))
  }

  @Test func `lines of a later version that say something else are left out`() throws {
    let folder = try TemporaryFolder()
    RunLog.append(record(.matched), root: folder.url, packageRoot: nil)
    let file = folder.url.appending(path: try #require(folder.files.first))
    let later = "{\"novelty\":{\"a\":1}}\n{\"assertion\":7}\n"
    try (Data(later.utf8) + Data(contentsOf: file)).write(to: file)
    let run = try #require(RunLog.runs(root: folder.url).first)
    #expect(run.records == [record(.matched)])
    #expect(run.gaps.unknownNames == ["novelty"] && run.gaps.lineCount == 1)
    #expect(run.gaps.first?.file == file.path && run.gaps.first?.line == 2)
  }

  @Test func `a folder that cannot be written to is no reason to fail`() {
    RunLog.append(record(.matched), root: URL(filePath: "/proc/nowhere"), packageRoot: nil)
    #expect(RunLog.runs(root: URL(filePath: "/proc/nowhere")).isEmpty)
  }
}
