import InlineSnapshotTesting
import SnapshotReferences
import Testing
import XCTest

/// A helper with closures of its own.
private func assertResponse(
  of url: () -> String, head: (() -> String)? = nil, body: (() -> String)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: "200 OK", as: .lines, message: "The head is another one.",
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "head", trailingClosureOffset: 1),
    matches: head, fileID: fileID, file: filePath, function: function, line: line, column: column)
  assertInlineSnapshot(
    of: url(), as: .lines,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["content"], trailingClosureLabel: "body", trailingClosureOffset: 2),
    matches: body, fileID: fileID, file: filePath, function: function, line: line, column: column)
}

@Suite(.snapshots(record: .never)) struct AssertInlineSnapshotTests {
  @Test func `texts in closures are compared`() {
    assertInlineSnapshot(of: ["a", "b"], as: .dump) {
      """
      ▿ 2 elements
        - "a"
        - "b"

      """
    }
    assertInlineSnapshot(of: "a\r\n", as: .lines, matches: { "a\r\n" })
    assertInlineSnapshot(of: Optional<String>.none, as: .lines)
    assertResponse {
      "https://jokes.example"
    } head: {
      """
      200 OK
      """
    } body: {
      """
      https://jokes.example
      """
    }
  }

  @Test func `a difference is told at the closure, ending as it always did`() throws {
    let line = #line + 2
    let issue = try failure {
      assertInlineSnapshot(of: "a\nB\n", as: .lines) {
        "a\nb\n"
      }
    }
    #expect(issue.sourceLocation?.line == line)
    #expect(
      issue.comments.first?.rawValue.hasSuffix(
        """
        Snapshot did not match. Difference: …

          @@ −1,3 +1,3 @@
          \u{2007}a
          −b
          +B
          \u{2007}
        """) == true)
  }

  @Test func `a helper's message and closure are named`() throws {
    let issue = try failure {
      assertResponse {
        ""
      } head: {
        "404"
      } body: {
        ""
      }
    }
    #expect(
      issue.comments.first?.rawValue.hasSuffix(
        "\n\nThe head is another one.\n\n  @@ −1,1 +1,1 @@\n  −404\n  +200 OK") == true)
  }

  @Test @MainActor func `values may be awaited`() async {
    assertInlineSnapshot(of: "a", as: .lines) { "a" }
    await assertInlineSnapshot(
      of: {
        await Task.yield()
        return 1
      }, as: .json
    ) {
      """
      1
      """
    }
  }

  @available(*, deprecated)
  @Test func `older spellings compile`() {
    let recording: Bool? = nil
    assertInlineSnapshot(of: "a", as: .lines, record: recording) { "a" }
    assertInlineSnapshot(of: "a", as: .lines, record: false) { "a" }
  }
}

/// The last issue of an operation, told in full as the first one of a run is.
func failure(_ operation: () -> Void) throws -> Issue {
  nonisolated(unsafe) var issues: [Issue] = []
  withKnownIssue {
    RunEnvironment.$replacement.withValue(RunEnvironment(variables: [RunEnvironment.messagesVariable: "full"])) {
      operation()
    }
  } matching: { issue in
    issues.append(issue)
    return true
  }
  return try #require(issues.last)
}

final class InlineXCTests: XCTestCase {
  func testInMethods() async throws {
    assertInlineSnapshot(of: 1 + 1, as: .description) { "2" }
    withSnapshotTesting(record: .missing) {
      assertInlineSnapshot(of: ["é": 1], as: .json) {
        """
        {
          "é" : 1
        }
        """
      }
    }
  }
}
