import SnapshotReferences
import Synchronization
public import XCTest

/// What tests of older versions set for the whole process.
final class LegacyGlobals: Sendable {
  static let shared = LegacyGlobals()

  private let values = Mutex(SnapshotTestingConfiguration())

  var record: SnapshotTestingConfiguration.Record? {
    get { values.withLock { $0.record } }
    set { values.withLock { $0.record = newValue } }
  }

  var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { values.withLock { $0.diffTool } }
    set { values.withLock { $0.diffTool = newValue } }
  }
}

/// Whether every assertion of the process writes its reference.
@available(*, deprecated, message: "Use \"withSnapshotTesting(record:)\" or the trait \"snapshots(record:)\"")
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.innermost.record ?? LegacyGlobals.shared.record) == .all }
  set { LegacyGlobals.shared.record = newValue ? .all : nil }
}

/// The command that failures of the whole process name to look at two files.
@available(*, deprecated, message: "Use \"withSnapshotTesting(diffTool:)\" or the trait \"snapshots(diffTool:)\"")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.innermost.diffTool ?? LegacyGlobals.shared.diffTool ?? .default }
  set { LegacyGlobals.shared.diffTool = newValue }
}

/// Whether every assertion of the process writes its reference, by its first name.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// The class of test cases that assertions were once methods of.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase

// What helpers that wrap assertions look up; underscored because it always was.
// swift-format-ignore: NoLeadingUnderscores
/// The record mode that holds here.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.innermost.record ?? __record }
  set { __record = newValue }
}

// swift-format-ignore: NoLeadingUnderscores
/// The record mode of the whole process.
@_spi(Internals) public var __record: SnapshotTestingConfiguration.Record {
  get {
    let requested = RunEnvironment.current.recordMode.flatMap(SnapshotTestingConfiguration.Record.init(rawValue:))
    return LegacyGlobals.shared.record ?? requested ?? .missing
  }
  set { LegacyGlobals.shared.record = newValue }
}

// swift-format-ignore: NoLeadingUnderscores
/// The command that failures here name to look at two files.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.innermost.diffTool ?? __diffTool }
  set { __diffTool = newValue }
}

// swift-format-ignore: NoLeadingUnderscores
/// The command that failures of the whole process name.
@_spi(Internals) public var __diffTool: SnapshotTestingConfiguration.DiffTool {
  get { LegacyGlobals.shared.diffTool ?? .default }
  set { LegacyGlobals.shared.diffTool = newValue }
}

/// Fails the running test, in any test framework.
/// - Parameters:
///   - message: what is wrong.
///   - fileID: the module and the file of the failure.
///   - filePath: the path of that file.
///   - line: the line in it.
///   - column: the column in it.
@_spi(Internals) public func recordIssue(
  _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  IssueReporter.report(
    message(), at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
