import Foundation
import Testing
import XCTest

/// Tells the framework that runs the test that an assertion failed.
package enum IssueReporter {
  /// Whether the runner of this process was started for Swift Testing; it says so to code that left the test's task.
  static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library"), option + 1 < arguments.count else { return false }
    return arguments[option + 1] == "swift-testing"
  }()

  /// Fails the running test with a message at a place.
  package static func report(_ message: String, at place: SourcePlace) {
    if Test.current != nil || isSwiftTestingProcess {
      Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(place))
    } else {
      XCTFail(message, file: place.filePath, line: place.line)
    }
  }

  /// Says something about a test's snapshot that does not fail the test.
  static func remark(_ remark: Remark, at place: SourcePlace) {
    if let listener { listener.hear(remark) } else { warn(remark.text, at: place) }
  }

  /// Says something about a test that does not fail it: a warning in Swift Testing, and for XCTest, which knows none, a
  /// line as compilers write theirs in the error stream (`swift test --parallel` shows those of failing tests only).
  package static func warn(_ message: String, at place: SourcePlace) {
    if Test.current != nil || isSwiftTestingProcess {
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: SourceLocation(place))
    } else {
      let line = "\(place.filePath):\(place.line): warning: \(message)\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
  }

  /// Gets remarks instead of the test framework, in tests of remarks.
  @TaskLocal static var listener: RemarkListener?

  /// Hands a file to Swift Testing, which keeps it where `--attachments-path` says.
  static func attach(_ file: SnapshotAttachment, named name: String, at place: SourcePlace) {
    guard Test.current != nil else { return }
    Attachment.record(Attachment(Array(file.data), named: name), sourceLocation: SourceLocation(place))
  }
}

extension SourceLocation {
  fileprivate init(_ place: SourcePlace) {
    self.init(
      fileID: place.fileID.description, filePath: place.filePath.description, line: Int(place.line),
      column: Int(place.column))
  }
}

/// Gets remarks instead of the test framework.
///
/// A class and not a plain closure: a task-local function value crashes in release builds of Swift 6.3.
final class RemarkListener: Sendable {
  let hear: @Sendable (Remark) -> Void

  init(hear: @escaping @Sendable (Remark) -> Void) {
    self.hear = hear
  }
}
