import XCTest

@testable import SnapshotTesting

/// What is known of the first method that XCTest runs in a process.
final class FirstMethodTests: XCTestCase {
  private func filter(function: String) -> String? {
    CurrentTest(xctest: XCTestProgress(), fileID: "Helpers/Cards.swift", function: function).filter
  }

  func testItIsFoundByItsFunctionButNotByAnotherName() {
    // A process that was started for one method knows which.
    let only = XCTestProgress.onlySelection(of: CommandLine.arguments).map { "^\($0.replacing(".", with: "\\."))$" }
    XCTAssertEqual(filter(function: "testDark()"), only ?? "^Helpers\\.(.*/)?testDark(\\(|$)")
    XCTAssertEqual(filter(function: "`test of cards`()"), only ?? "^Helpers\\.(.*/)?`test of cards`(\\(|$)")
    XCTAssertEqual(filter(function: "card in the dark"), only)
    XCTAssertEqual(filter(function: "assertCard(_:)"), only)
  }
}
