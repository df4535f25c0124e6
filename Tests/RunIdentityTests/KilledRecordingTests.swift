import Foundation
import SnapshotTesting
import XCTest

/// One recording, which `.ci/kills` kills at each of its system calls, and the verifying run after it.
final class KilledRecordingTests: XCTestCase {
  func testText() {
    let text = String(repeating: "new\n", count: 10_000)
    let isNextRun = ProcessInfo.processInfo.environment["STILLS_NEXT_RUN"] != nil
    let failure = RunFolder.verify(text, as: .lines, named: "text", record: isNextRun ? .never : .all)
    // The next run finds the old reference, the new one, or none.
    XCTAssertTrue(isNextRun || failure?.hasPrefix("Record mode is on.") == true)
  }
}
