import SnapshotReferences
@_spi(Internals) import SnapshotTesting
import XCTest

/// What tests of older versions write still works; the markers keep the deprecation notes away from here.
final class OldSpellingTests: XCTestCase {
  @available(*, deprecated)
  func testMatching() {
    assertSnapshot(matching: "text", as: .lines, record: false)
    assertSnapshots(matching: "text", as: ["quoted": .dump])
    assertSnapshots(matching: "text", as: [.dump])
    XCTAssertNil(verifySnapshot(matching: "text", as: .dump, named: "again", record: .missing))
  }

  @available(*, deprecated)
  func testGlobals() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify() -> String? {
      RunEnvironment.$replacement.withValue(RunEnvironment(variables: [:])) {
        verifySnapshot(of: "text", as: .lines, named: "a", snapshotDirectory: folder.path)
      }
    }
    isRecording = true
    let recorded = verify()
    isRecording = false
    XCTAssertEqual(recorded?.hasPrefix("Record mode is on. Automatically recorded snapshot: …"), true)
    XCTAssertNil(verify())
    XCTAssertFalse(isRecording)
    diffTool = "meld"
    XCTAssertEqual(diffTool(currentFilePath: "/a", failedFilePath: "/b"), "meld /a /b")
    diffTool = nil
  }

  @available(*, deprecated)
  func testGlobalsThatHelpersSet() {
    defer {
      isRecording = false
      diffTool = nil
    }
    _record = .never
    XCTAssertEqual(__record, .never)
    let missing = verifySnapshot(of: "text", as: .lines, named: "never")
    XCTAssertEqual(missing?.contains("because recording is disabled by the record mode \"never\" in the code."), true)
    __record = .all
    XCTAssertTrue(isRecording && _record == .all)
    XCTAssertEqual(withSnapshotTesting(record: .failed) { _record }, .failed)

    _diffTool = "meld"
    XCTAssertEqual(__diffTool(currentFilePath: "a", failedFilePath: "b"), "meld a b")
    __diffTool = .ksdiff
    XCTAssertEqual(_diffTool(currentFilePath: "a", failedFilePath: "b"), "ksdiff a b")
    withSnapshotTesting(diffTool: "opendiff") {
      XCTAssertEqual(_diffTool(currentFilePath: "a", failedFilePath: "b"), "opendiff a b")
    }
  }

  @available(*, deprecated)
  func testTextsInTheSourceAreComparedAndNotRecorded() {
    _assertInlineSnapshot(
      matching: ["a"], as: .dump,
      with: """
        ▿ 1 element
          - "a"
        """)
    XCTAssertNil(_verifyInlineSnapshot(matching: " a\n", as: .lines, record: true, with: "\na"))
    let advice = """
      "_assertInlineSnapshot" does not record its text: write it there, or use "assertInlineSnapshot(of:as:)" of the \
      module InlineSnapshotTesting, which writes them.
      """
    for mode: SnapshotTestingConfiguration.Record in [.all, .failed, .missing, .never] {
      func failure(_ reference: String) -> String? {
        RunEnvironment.$replacement.withValue(RunEnvironment(variables: [:])) {
          withSnapshotTesting(record: mode) { _verifyInlineSnapshot(matching: "a", as: .lines, with: reference) }
        }
      }
      XCTAssertEqual(
        failure("b"),
        """
        The snapshot in the source is different. 1 line removed (-) and 1 added (+).

        \(advice)

        Snapshot did not match. Difference: …

          @@ −1,1 +1,1 @@
          −b
          +a
        """)
      XCTAssertEqual(
        failure(" \n"),
        """
        No expected value to assert against. New snapshot could not be recorded.

          @@ −1,1 +1,1 @@
          −
          +a

        \(advice)
        """)
    }
  }

  @available(*, deprecated)
  func testRecordingLeftOnFailsOnContinuousIntegration() {
    isRecording = true
    defer { isRecording = false }
    let line = #line + 2
    let failure = RunEnvironment.$replacement.withValue(RunEnvironment(variables: ["CI": "true"])) {
      verifySnapshot(of: "text", as: .lines, named: "never")
    }
    XCTAssertEqual(failure?.hasPrefix("Record mode was left on by \"isRecording = true\", which holds for"), true)
    XCTAssertEqual(failure?.contains("\(#filePath):\(line):"), true)
  }
}
