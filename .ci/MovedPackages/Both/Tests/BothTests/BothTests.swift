import OldSnapshotTesting
import SnapshotTesting
import XCTest

final class BothTests: XCTestCase {
  func testBoth() {
    XCTAssertEqual(OldSnapshotTesting.assertSnapshot(of: "joke"), "old joke")
    XCTAssertNotNil(verifySnapshot(of: "joke", as: .lines, record: .never))
  }
}
