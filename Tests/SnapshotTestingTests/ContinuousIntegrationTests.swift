import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotTesting

/// What is written where `CI` is set: nothing but failure files, unless the run was asked to record.
struct ContinuousIntegrationTests {
  typealias Record = SnapshotTestingConfiguration.Record

  private let package: TemporaryPackage
  private let reference = TemporaryPackage.folder + "test.card.txt"
  private let failures = TemporaryPackage.failures + "test.card.txt/"

  init() throws { package = try TemporaryPackage() }

  private func verify(_ value: String, record: Record? = nil, requested: String? = nil, line: UInt = 1) -> String? {
    var environment = ["CI": "true"]
    environment["SNAPSHOT_TESTING_RECORD"] = requested
    return package.verify(value, as: .lines, record: record, environment: environment, line: line)
  }

  @Test(arguments: [nil, Record.missing, .failed, .never])
  func `a missing reference fails and keeps what was drawn, whatever the code says`(record: Record?) throws {
    let failure = try #require(verify("new", record: record))
    #expect(failure.hasPrefix("No reference was found on disk. New snapshot was not recorded"))
    #expect(failure.contains("  actual             \(package.path(failures + "actual.txt"))\n"))
    #expect(failure.contains("  missing reference  \(package.path(reference))\n"))
    #expect(package.files == [failures + "actual.txt"])
    #expect(package.text(failures + "actual.txt") == "new")
  }

  @Test(arguments: [nil, Record.missing, .failed, .never])
  func `a reference that does not match is kept, whatever the code says`(record: Record?) throws {
    try package.write("old", to: reference)
    #expect(verify("new", record: record)?.hasPrefix("Snapshot \"card\" does not match reference.\n") == true)
    #expect(package.text(reference) == "old")
  }

  @Test(arguments: ["missing", "failed", "all"]) func `a run that is asked to record does`(requested: String) throws {
    #expect(verify("first", requested: requested) != nil)
    #expect(package.text(reference) == "first")
    #expect(verify("second", requested: requested) != nil)
    #expect(package.text(reference) == (requested == "missing" ? "first" : "second"))
  }

  @Test func `code does not write more than the run was asked for`() throws {
    try package.write("old", to: reference)
    #expect(verify("new", record: .failed, requested: "missing") != nil)
    #expect(verify("new", record: .all, requested: "failed")?.hasPrefix("Record mode was left on") == true)
    #expect(package.text(reference) == "old")
    #expect(verify("new", record: .failed, requested: "failed") != nil)
    #expect(package.text(reference) == "new")
    #expect(verify("newer", record: .all, requested: "all")?.hasPrefix("Record mode is on.") == true)
  }

  @Test func `a record mode left on in an argument fails with its place`() throws {
    try package.write("new", to: reference)
    let failure = try #require(verify("new", record: true, line: 7))
    #expect(
      failure.hasPrefix("Record mode was left on by the assertion's argument \"record\":\n\n  CardTests.swift:7:1\n"))
    #expect(failure.contains("SNAPSHOT_TESTING_RECORD=all"))
    #expect(package.files == [reference])
  }

  @Test func `a record mode left on around a test fails with its place`() throws {
    let line = #line + 1
    let failure = withSnapshotTesting(record: .all) { verify("new") }
    #expect(failure?.hasPrefix("Record mode was left on by \"withSnapshotTesting(record:)\":\n\n") == true)
    #expect(failure?.contains("  \(#filePath):\(line)\n") == true)
    #expect(package.files.isEmpty)
  }

  @Test func `a record mode left on around another scope fails with its own place`() async throws {
    let line = #line + 1
    let failure = await withSnapshotTesting(record: .all) {
      await Task.yield()
      return withSnapshotTesting(diffTool: "meld") { verify("new") }
    }
    #expect(failure?.contains("  \(#filePath):\(line)\n") == true)
  }

  /// The compiler places what a macro is given at the declaration that follows.
  private static let traitLine = #line + 3

  @Test(.snapshots(record: .all))
  func `a record mode left on in a trait fails with its place`() {
    let failure = verify("new")
    #expect(failure?.hasPrefix("Record mode was left on by the trait \"snapshots\":\n\n") == true)
    #expect(failure?.contains("  \(#filePath):\(Self.traitLine)\n") == true)
    #expect(package.files.isEmpty)
    #expect(withSnapshotTesting(record: .never) { verify("new") }?.hasPrefix("No reference was found on disk.") == true)
  }
}
