import XCTest
import XCTestStandIn

/// By XCTest, since its own failures are what is expected.
final class ExpectedFailureTests: ExpectingTestCase {
  func testPassesOverAFailureAndGivesTheResult() {
    let result = XCTExpectFailure("tea is cold") { () -> Int in
      XCTFail("cold")
      XCTAssertEqual(1, 2)
      return 3
    }
    XCTAssertEqual(result, 3)
  }

  func testFailsWhereNoneHappens() {
    XCTExpectFailure("the other one is not met") {
      XCTExpectFailure("never") {}
    } issueMatcher: {
      $0.compactDescription.contains("Expected a failure, but none was recorded: never")
    }
    XCTExpectFailure(strict: false) {}
    XCTExpectFailure(enabled: false) {}
  }

  func testLooksAtTheFailure() {
    XCTExpectFailure {
      XCTExpectFailure(strict: false) {
        XCTFail("hot")
      } issueMatcher: {
        $0.compactDescription.contains("cold")
      }
    } issueMatcher: {
      $0.compactDescription.contains("hot")
    }
  }

  func testLooksAtTheFailureWithoutWhatIsSaidOfItsHost() {
    XCTExpectFailure {
      XCTFail("cold\n\n━━┉┅\nThis issue was emitted from tests running in a host application.\n\nMore")
    } issueMatcher: {
      $0.compactDescription == "failed - cold"
    }
  }

  func testPassesOverTheOverlaysWordsThatNoneCanBeExpected() {
    let words = "Expecting failures is unavailable in XCTest on this platform."
    XCTFail(words, file: "/a/IssueReporting/Internal/XCTest.swift", line: 1)
    XCTExpectFailure { XCTFail(words) }
  }

  func testSaysWhereTheFailureIs() {
    let line = #line + 2
    XCTExpectFailure {
      XCTFail("cold")
    } issueMatcher: {
      let location = $0.sourceCodeContext.location
      return location?.lineNumber == line && location?.fileURL.lastPathComponent == "ExpectedFailureTests.swift"
    }
  }

  func testPassesOverWhatAThrownErrorSays() throws {
    XCTExpectFailure(options: .nonStrict())
    throw CocoaError(.fileNoSuchFile)
  }
}
