import Foundation
import SnapshotReferences
@_spi(Internals) import SnapshotTesting
import Testing

/// The assertions as Swift Testing runs them, with the references in this package.
@Suite(.snapshots)
struct SwiftTestingTests {
  @Test func `assertions are numbered`() {
    assertSnapshot(of: "first", as: .lines)
    assertSnapshot(of: "second", as: .lines)
  }

  @Test(arguments: ["a", "b"]) func `each argument has a reference`(argument: String) {
    assertSnapshot(of: argument + argument, as: .lines, named: argument)
  }

  @Test func `a failure is an issue at the assertion's place`() {
    // The files of failures that are meant do not belong among those of failures that are not.
    let folder = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = RunEnvironment(variables: ["SNAPSHOT_ARTIFACTS": folder.path])
    withKnownIssue {
      RunEnvironment.$replacement.withValue(environment) {
        assertSnapshot(of: "third", as: .lines, named: "first")
        assertSnapshot(of: "absent", as: .lines, named: "absent", record: .never)
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      let command = "swift test --filter '^SnapshotTestingTests\\.SwiftTestingTests/`a failure is an issue"
      let isRight =
        text.hasPrefix("Snapshot \"first\" does not match reference.\n") && text.contains(command)
        || text.hasPrefix("No reference was found on disk.")
      return isRight && issue.sourceLocation?.fileID == #fileID
    }
  }
  @Test func `a helper fails the test at the place that it names`() {
    withKnownIssue {
      recordIssue("No joke", fileID: "AppTests/CardTests.swift", filePath: "/CardTests.swift", line: 3, column: 7)
    } matching: { issue in
      let place = SourceLocation(fileID: "AppTests/CardTests.swift", filePath: "/CardTests.swift", line: 3, column: 7)
      return issue.comments.map(\.rawValue) == ["No joke"] && issue.sourceLocation == place
    }
  }
}
