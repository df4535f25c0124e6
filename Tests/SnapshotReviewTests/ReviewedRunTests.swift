import Foundation
import SnapshotReferences
import Testing
import TextFormats

@testable import SnapshotReview

/// What is read of a run.
struct ReviewedRunTests {
  private let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  private var records: String { package.places.artifacts.appending(path: "runs/1000-1.jsonl").path }

  private var ids: [String] { get throws { try package.run.changes.map(\.id) } }

  @Test func `processes and test targets of a run come together`() throws {
    for (process, target) in [(1, "ATests"), (2, "BTests")] {
      try package.begin(process: Int32(process))
      try package.add(package.record(.matched, "__Snapshots__/\(target)/a.png"))
      try package.end(process: Int32(process))
    }
    #expect(try ids == ["__Snapshots__/ATests/a.png", "__Snapshots__/BTests/a.png"])
    #expect(try package.run.completeness.isComplete)
    #expect(try package.run.completeness.sentences.isEmpty)
  }

  @Test func `the last of several runs of an assertion counts`() throws {
    try package.begin()
    try package.add(package.record(.mismatched, "__Snapshots__/a.png"))
    try package.add(package.record(.matched, "__Snapshots__/b.png", line: 2))
    try package.add(package.record(.matched, "__Snapshots__/a.png"))
    #expect(try package.run.changes.map(\.kind) == [.matched, .matched])
    #expect(try ids == ["__Snapshots__/b.png", "__Snapshots__/a.png"])
  }

  @Test func `assertions with the same reference are told apart by their places`() throws {
    try package.begin()
    for line: UInt in [1, 2] { try package.add(package.record(.failed, "__Snapshots__/a.png", line: line)) }
    for test in ["T/a()", "T/b()"] { try package.add(package.record(.failed, nil, test: test)) }
    #expect(
      try ids
        == [
          "__Snapshots__/a.png", "__Snapshots__/a.png at Tests/T.swift:2:5", "Tests/T.swift:1:5",
          "Tests/T.swift:1:5 at Tests/T.swift:1:5",
        ])
  }

  @Test func `a process that was killed leaves what it did, and it is said`() throws {
    try package.begin(process: 7)
    try package.add(package.record(.mismatched, "__Snapshots__/a.png"))
    try package.append("{\"assertion\":{\"outc")
    let run = try package.run
    #expect(run.changes.count == 1)
    #expect(!run.completeness.isComplete)
    #expect(
      run.completeness.sentences == [
        """
        1 line of the records cannot be read: line 3 of \(records.quoted). The assertions recorded there are \
        missing.
        """,
        "1 of 1 processes did not come to the end (7): what tests did before that is here, and what came after is missing.",
      ])
  }

  @Test func `a run of chosen tests is said to be one`() throws {
    try package.begin(command: ["swift-test", "--filter", "Cards"])
    try package.end()
    #expect(try package.run.completeness.sentences == ["Not all tests ran: --filter Cards"])
  }

  @Test func `a run that something else than "swift test" started may be a part`() throws {
    try package.begin(command: nil)
    try package.end()
    #expect(try package.run.completeness.sentences == ["It is not known whether all tests ran."])
  }

  @Test func `lines that cannot be read are counted, and the first is named`() throws {
    try package.begin()
    try package.append("\n{\"assertion\":7}\nnonsense\n")
    try package.end()
    let completeness = try package.run.completeness
    #expect(!completeness.isComplete && completeness.sentences == completeness.warnings)
    #expect(
      completeness.warnings == [
        """
        2 lines of the records cannot be read: the first is line 3 of \(records.quoted). The assertions recorded there \
        are missing.
        """
      ])
    #expect(throws: UnusableRun.self) { _ = try UnusedReferences(after: package.run) }
  }

  @Test func `what a newer version says is left out, and named`() throws {
    try package.begin()
    try package.append("{\"video\":{\"frames\":3}}\n{\"end\":1,\"status\":0,\"flakes\":[]}\n")
    let completeness = try package.run.completeness
    #expect(completeness.unendedProcesses.isEmpty && !completeness.isComplete)
    #expect(
      completeness.warnings == [
        """
        The records were written by a newer version of Stills. These parts of them are ignored: "flakes" and \
        "video".
        """
      ])
  }

  @Test(arguments: [1, 3])
  func `records of another version are refused`(version: Int) throws {
    try package.append("{\"begin\":{\"version\":\(version)}}\n")
    try package.begin()
    let error = try #require(throws: ReviewError.self) { _ = try package.run }
    #expect(error == .foreignVersions([version], folder: package.places.artifacts.path))
    #expect(error.description.contains("left records of version \(version), and this tool reads version 2."))
  }

  @Test func `no run, no package and no beginning are said with the way out`() throws {
    let none = #expect(throws: ReviewError.self) { _ = try package.run }
    #expect(none?.description.contains("Run \"swift test\" first") == true)
    let proc = URL(filePath: "/proc")
    let nowhere = #expect(throws: ReviewError.self) { _ = try RunPlaces(around: proc, artifacts: nil) }
    #expect(nowhere?.description.contains("There is no Package.swift in \"/proc\"") == true)
    try package.add(package.record(.matched, "__Snapshots__/a.png"))
    let damaged = #expect(throws: ReviewError.self) { _ = try package.run }
    #expect(damaged?.description.contains("so they are damaged") == true)
  }

  @Test func `the package is found from folders below it, and the artifacts where the variable says`() throws {
    try package.write("", to: "Tests/AppTests/a.swift")
    let places = try RunPlaces(around: package.url.appending(path: "Tests/AppTests"), artifacts: nil)
    #expect(places == package.places)
    let elsewhere = try RunPlaces(around: package.url, artifacts: "/tmp/artifacts")
    #expect(elsewhere.artifacts.path == "/tmp/artifacts")
  }
}
