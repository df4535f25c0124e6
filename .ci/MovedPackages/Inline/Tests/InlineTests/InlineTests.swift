import InlineSnapshotTesting
import SnapshotTestingCustomDump
import XCTest

struct User {
  let id: Int
  let name: String
}

final class InlineTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .never) { super.invokeTest() }
  }

  func testDump() {
    assertInlineSnapshot(of: User(id: 1, name: "Blob"), as: .customDump) {
      """
      User(
        id: 1,
        name: "Blob"
      )
      """
    }
    assertInlineSnapshot(of: [1, 2], as: .json, matches: {
      """
      [
        1,
        2
      ]
      """
    })
  }

  func testHelper() {
    assertQuery("SELECT 1") {
      """
      SELECT 1
      """
    } results: {
      """
      1
      """
    }
  }
}

func assertQuery(
  _ query: String, sql: (() -> String)? = nil, results: (() -> String)? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: query, as: .lines, message: "Query did not match",
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "sql", trailingClosureOffset: 0),
    matches: sql, fileID: fileID, file: filePath, function: function, line: line, column: column)
  assertInlineSnapshot(
    of: String(query.suffix(1)), as: .lines, message: "Results did not match",
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "results", trailingClosureOffset: 1),
    matches: results, fileID: fileID, file: filePath, function: function, line: line, column: column)
}
