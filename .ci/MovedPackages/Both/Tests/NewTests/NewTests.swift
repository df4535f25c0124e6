import SnapshotTesting
import XCTest

final class NewTests: XCTestCase {
  func testNew() {
    XCTAssertNotNil(verifySnapshot(of: "joke", as: .lines, record: .never))
  }
}
