import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotReview

/// What several machines left, as one run.
@Suite struct `Merging runs` {
  private let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  /// What a machine left, in a folder of its name.
  private func part(
    _ name: String, _ outcome: RunRecord.Outcome, _ reference: String, ends: Bool = true, filter: [String] = []
  ) throws -> URL {
    let machine = "/home/\(name)/app"
    var run = Run()
    run.headers = [
      RunHeader(
        package: machine, root: machine + "/.build/snapshots", command: ["swift-test"] + filter, process: 5, started: 1)
    ]
    if ends { run.endedProcesses = [5] }
    var record = package.record(outcome, reference)
    if outcome == .mismatched {
      record.referenceDigest = ContentDigest(of: Data("old".utf8))
      record.files = [
        RunRecord.File(
          label: "actual", path: ".build/snapshots/failures/a/actual.txt", digest: ContentDigest(of: Data(name.utf8)))
      ]
      try package.write(name, to: "parts/\(name)/failures/a/actual.txt")
    }
    run.records = [record]
    let folder = package.url.appending(path: "parts/\(name)")
    try RunLog.write(run, root: folder)
    return folder
  }

  private func merge(_ folders: [URL], expecting expected: [String] = []) throws -> (RunMerge, ReviewedRun) {
    let merge = try RunMerge(folders, expecting: expected)
    try merge.write(to: package.places.artifacts, packageRoot: package.url)
    return (merge, try package.run)
  }

  @Test func `has the assertions of all, and the files of failures`() throws {
    let card = "__Snapshots__/a.txt"
    try package.write("old", to: card)
    let (merge, run) = try merge([
      part("linux", .mismatched, card), part("arm", .matched, "__Snapshots__/b.txt"),
    ])
    #expect(merge.missing.isEmpty && run.changes.map(\.id) == [card, "__Snapshots__/b.txt"])
    let reviewer = Reviewer(of: run)
    _ = try reviewer.accept(try #require(reviewer.pending.first))
    #expect(package.text(card) == "linux")
  }

  @Test func `tells machines apart that saw the same assertion fail`() throws {
    let card = "__Snapshots__/a.txt"
    let (_, run) = try merge([part("linux", .mismatched, card), part("arm", .matched, card)])
    #expect(run.changes.map(\.record.test) == ["AppTests.CardTests/dark() on linux", "AppTests.CardTests/dark()"])
  }

  @Test func `is whole only where all parts are named and there`() throws {
    let folders = try [
      part("one", .matched, "__Snapshots__/a.txt", filter: ["--filter", "A"]),
      part("two", .matched, "__Snapshots__/b.txt", filter: ["--filter", "B"]),
    ]
    #expect(try !merge(folders).1.completeness.isComplete)
    let whole = try merge(folders, expecting: ["one", "two"])
    #expect(whole.1.completeness.isComplete && whole.0.missing.isEmpty)
    let (part, run) = try merge(folders, expecting: ["one", "two", "three"])
    #expect(part.missing == ["three"])
    #expect(run.completeness.sentences == ["What is missing: three.", "Not all tests ran: --filter A"])
  }

  @Test func `is not whole where records of a part cannot be read`() throws {
    let folder = try part("one", .matched, "__Snapshots__/a.txt")
    let runs = folder.appending(path: "runs")
    let file = runs.appending(path: try #require(FileManager.default.contentsOfDirectory(atPath: runs.path).first))
    try (Data(contentsOf: file) + Data("nonsense".utf8)).write(to: file)
    let (merge, run) = try merge([folder], expecting: ["one"])
    #expect(merge.missing == ["parts of one"] && !run.completeness.isComplete)
    #expect(merge.warnings.map { $0.hasPrefix("1 line of the records cannot be read: line 4 of ") } == [true])
  }

  @Test func `names folders without records, and knows processes that crashed`() throws {
    let empty = package.url.appending(path: "parts/none")
    let (merge, run) = try merge([part("one", .matched, "__Snapshots__/a.txt", ends: false), empty])
    #expect(merge.missing == ["none"])
    #expect(run.completeness.unendedProcesses.count == 1)
  }
}
