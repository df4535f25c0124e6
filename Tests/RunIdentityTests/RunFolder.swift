import Foundation
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

  /// Records a text and returns what the assertion says.
  static func record(
    _ text: String, named name: String? = nil, testName: String = #function, line: UInt = #line
  ) -> String {
    let failure = verifySnapshot(
      of: text, as: .lines, named: name, record: .all, snapshotDirectory: url.path, testName: testName, line: line)
    return failure ?? "It matched."
  }
}
