import OldSnapshotTesting
import XCTest

final class OldTests: XCTestCase {
  func testOld() { XCTAssertEqual(assertSnapshot(of: "joke"), "old joke") }
}
