import InlineSnapshotTesting
import Testing
import XCTest

final class RecordedXCTests: XCTestCase {
  func testMethod() {
    for _ in 1...2 { assertInlineSnapshot(of: "a\\n", as: .lines) }
    assertQuery("SELECT 2")
  }
}

struct RecordedTests {
  @Test(arguments: [1, 2]) func several(number: Int) {
    assertInlineSnapshot(of: number / 3, as: .description)
  }
}
