import SnapshotTesting
import XCTest

final class MenuTests: XCTestCase {
  func testMenu() {
    assertSnapshot(of: "a menu", as: .lines)
  }

  func testOther() {
    assertSnapshot(of: "another", as: .lines, named: "other")
  }
}
