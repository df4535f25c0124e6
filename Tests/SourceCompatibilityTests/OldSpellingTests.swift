import SnapshotTesting
import XCTest

// What is deprecated, and still works; the markers keep the notes out of the build.

class OldSpellingTests: LocalTestCase {
  // Wrappers of before record modes pass a `Bool?` on.
  @available(*, deprecated)
  func assertText(
    _ text: String, named name: String, record recording: Bool? = nil, file: StaticString = #file,
    testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(
      matching: text, as: .lines, named: name, record: recording, file: file, testName: testName, line: line)
    assertSnapshot(
      of: text, as: .dump, named: name + "-dump", record: recording, file: file, testName: testName, line: line)
  }

  @available(*, deprecated)
  func testMatching() {
    assertSnapshot(matching: "hello", as: .lines)
    assertSnapshots(matching: "hello", as: ["plain": .lines], record: false)
    assertSnapshots(matching: "hello", as: [.dump], record: false)
    XCTAssertNil(verifySnapshot(matching: "hello", as: .lines, named: "verified", record: false))
    let recording = false
    assertText("hello", named: "helper", record: recording)
    assertSnapshots(of: "hello", as: ["again": .lines], record: recording)
    XCTAssertNil(verifySnapshot(of: "hello", as: .lines, named: "boolean", record: recording))
  }

  @available(*, deprecated)
  func testGlobals() throws {
    let directory = NSTemporaryDirectory() + "stills-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: directory) }
    func verify(_ text: String) -> String? {
      verifySnapshot(matching: text, as: .lines, named: "joke", snapshotDirectory: directory)
    }
    XCTAssertTrue(SnapshotTestCase.self == XCTestCase.self)
    SnapshotTesting.isRecording = true
    XCTAssertTrue(SnapshotTesting.record)
    XCTAssertEqual(verify("hello")?.hasPrefix("Record mode is on."), true)
    SnapshotTesting.record = false
    XCTAssertFalse(isRecording)
    diffTool = "ksdiff"
    let tool: SnapshotTestingConfiguration.DiffTool = diffTool
    XCTAssertEqual(tool(currentFilePath: "old.png", failedFilePath: "new.png"), "ksdiff old.png new.png")
    defer { diffTool = nil }
    XCTAssertEqual(verify("bye")?.contains("ksdiff /"), true)
  }
}
