import Foundation
import SnapshotReferences
import Testing

@testable import SnapshotTesting

struct RecordModeTests {
  private let package: TemporaryPackage
  private let reference = TemporaryPackage.folder + "test.card.txt"
  private let failures = TemporaryPackage.failures + "test.card.txt/"

  init() throws { package = try TemporaryPackage() }

  private func verify(
    _ value: String, record: SnapshotTestingConfiguration.Record? = nil, environment: [String: String] = [:]
  ) -> String? {
    package.verify(value, as: .lines, record: record, environment: environment, line: 1)
  }

  @Test func `missing writes what is absent and fails, then passes`() {
    let failure = verify("new")
    #expect(failure?.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …") == true)
    #expect(package.files == [reference])
    #expect(package.text(reference) == "new")
    #expect(verify("new") == nil)
  }

  @Test func `missing keeps what does not match`() throws {
    try package.write("old", to: reference)
    let failure = verify("new", record: .missing)
    #expect(failure?.hasPrefix("Snapshot \"card\" does not match reference.\n") == true)
    #expect(package.text(reference) == "old")
  }

  @Test func `never writes nothing but the failure files`() throws {
    let missing = verify("new", record: .never)
    let sentence = "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    #expect(missing?.hasPrefix(sentence) == true)
    #expect(package.files == [failures + "actual.txt"])
    try package.write("old", to: reference)
    #expect(verify("new", record: .never)?.hasPrefix("Snapshot \"card\" does not match reference.\n") == true)
    #expect(package.text(reference) == "old")
  }

  @Test func `all writes always and fails always`() throws {
    try package.write("same", to: reference)
    let failure = verify("same", record: .all)
    #expect(failure?.hasPrefix("Record mode is on. Automatically recorded snapshot: …") == true)
    #expect(verify("other", record: .all) != nil)
    #expect(package.text(reference) == "other")
  }

  @Test func `failed writes what is absent or does not match, and fails`() throws {
    #expect(verify("new", record: .failed)?.hasPrefix("No reference was found on disk. Automatically") == true)
    #expect(verify("new", record: .failed) == nil)
    let failure = verify("newer", record: .failed)
    let sentence = "Snapshot \"card\" does not match reference. A new snapshot was automatically recorded."
    #expect(failure?.hasPrefix(sentence) == true)
    #expect(package.text(reference) == "newer")
    #expect(package.text(failures + "expected.txt") == "new")
    #expect(package.text(failures + "actual.txt") == "newer")
  }

  @Test func `a difference leaves its files, and passing removes them`() throws {
    try package.write("one\ntwo\n", to: reference)
    _ = verify("one\nTWO\n")
    #expect(
      package.files == [
        failures + "actual.txt", failures + "difference.diff", failures + "expected.txt", reference,
      ])
    #expect(
      package.text(failures + "difference.diff") == "--- expected\n+++ actual\n@@ -1,2 +1,2 @@\n one\n-two\n+TWO\n")
    #expect(verify("one\ntwo\n") == nil)
    #expect(package.files == [reference])
  }

  @Test func `nothing is recorded on CI unless a mode is named`() throws {
    let failure = verify("new", environment: ["CI": "true"])
    #expect(failure?.contains("on continuous integration machines (CI is set)") == true)
    #expect(package.files == [failures + "actual.txt"])
    #expect(verify("new", environment: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "missing"]) != nil)
    #expect(package.files == [reference])
    _ = verify("newer", environment: ["CI": "true"])
    #expect(package.text(reference) == "new")
  }

  @Test func `a misspelt mode in the environment fails with the known ones`() {
    let failure = verify("new", environment: ["SNAPSHOT_TESTING_RECORD": "al"])
    #expect(
      failure == """
        The environment variable SNAPSHOT_TESTING_RECORD is "al", which is not a record mode.

        Known modes are "all", "failed", "missing", "never".
        """)
    #expect(package.files.isEmpty)
  }

  @Test func `the argument wins over the scope, and the scope over the environment`() throws {
    try package.write("old", to: reference)
    withSnapshotTesting(record: .failed) {
      _ = verify("new", record: .never, environment: ["SNAPSHOT_TESTING_RECORD": "all"])
      #expect(package.text(reference) == "old")
      withSnapshotTesting(record: .missing) {
        _ = verify("new", environment: ["SNAPSHOT_TESTING_RECORD": "all"])
        #expect(package.text(reference) == "old")
      }
      withSnapshotTesting(diffTool: "meld") {
        _ = verify("newer", environment: ["SNAPSHOT_TESTING_RECORD": "never"])
        #expect(package.text(reference) == "newer")
      }
    }
    _ = verify("newest", environment: ["SNAPSHOT_TESTING_RECORD": "all"])
    #expect(package.text(reference) == "newest")
  }

  @Test(.snapshots(record: .never)) func `the scope wins over the trait, and the trait over the environment`() throws {
    _ = verify("new", environment: ["SNAPSHOT_TESTING_RECORD": "all"])
    #expect(package.text(reference) == nil)
    withSnapshotTesting(record: .missing) {
      _ = verify("new", environment: ["SNAPSHOT_TESTING_RECORD": "never"])
    }
    #expect(package.text(reference) == "new")
  }

  @Test func `what happened is written down for reports`() throws {
    _ = verify("a")
    _ = verify("a")
    _ = verify("b")
    _ = verify("b", record: .failed)
    _ = verify("b", record: .all)
    _ = package.verify("b", as: .lines, named: "other", record: .never)
    _ = package.verify("c", as: .lines, named: "card", line: 2)
    #expect(package.outcomes == [.recorded, .matched, .mismatched, .recorded, .recorded, .missing, .failed])
  }

  @Test func `false in code leaves the choice to the environment, missing does not`() {
    _ = verify("old")
    let asked = ["SNAPSHOT_TESTING_RECORD": "failed"]
    #expect(verify("new", record: false)?.contains("SNAPSHOT_TESTING_RECORD=failed") == true)
    _ = verify("new", record: .missing, environment: asked)
    #expect(package.text(reference) == "old")
    _ = verify("new", record: false, environment: asked)
    #expect(package.text(reference) == "new")
    withSnapshotTesting(record: .never) {
      _ = verify("newer", record: false)
      #expect(package.text(reference) == "new")
    }
  }

  @Test func `true and false still mean all and missing`() {
    #expect(verify("new", record: true)?.hasPrefix("Record mode is on.") == true)
    #expect(verify("new", record: false) == nil)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "nonsense") == nil)
    #expect((false as SnapshotTestingConfiguration.Record) == .missing)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "failed") == .failed)
  }
}
