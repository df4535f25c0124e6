public import Foundation

/// Asserts that a value matches the reference in the file system.
/// - Parameters:
///   - value: the value.
///   - snapshotting: how it is stored and compared.
///   - name: a name of the snapshot; without one the snapshots of a test are numbered.
///   - record: when the reference is written, or nil for what holds around.
///   - timeout: how long the strategy may take, in seconds.
///   - fileID: the module and the file of the failure.
///   - filePath: the test file, which the reference's folder is found by.
///   - testName: the test, which the reference is named after.
///   - line: the line of the failure.
///   - column: the column of the failure.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  guard let failure else { return }
  IssueReporter.report(
    failure, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
