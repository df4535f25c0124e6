import Foundation
import SnapshotReferences
import SnapshotTesting

/// The folder that the tests here record into; `.ci/runs` names one for each of the runs that it compares.
///
/// In a plain run it is a temporary one of the process, removed at the process's end.
enum RunFolder {
  static let url: URL = {
    if let path = ProcessInfo.processInfo.environment["STILLS_RUN_FOLDER"] { return URL(filePath: path) }
    atexit { try? FileManager.default.removeItem(at: temporary) }
    return temporary
  }()

  private static let temporary = FileManager.default.temporaryDirectory.appending(path: "stills-run-\(getpid())")

  /// Compares a value with a reference in the folder, as on a person's machine, where references may be written.
  static func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line
  ) -> String? {
    let artifacts = url.appending(path: "artifacts").path
    return RunEnvironment.$replacement.withValue(RunEnvironment(variables: ["SNAPSHOT_ARTIFACTS": artifacts])) {
      verifySnapshot(
        of: value, as: strategy, named: name, record: record, snapshotDirectory: url.path, file: file,
        testName: testName, line: line)
    }
  }

  /// Records a text and returns what the assertion says.
  static func record(
    _ text: String, named name: String? = nil, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line
  ) -> String {
    verify(text, as: .lines, named: name, record: .all, file: file, testName: testName, line: line) ?? "It matched."
  }
}
