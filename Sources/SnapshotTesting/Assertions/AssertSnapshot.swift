public import Foundation

/// Asserts that a value matches the reference in the file system.
/// - Parameters:
///   - value: the value.
///   - snapshotting: how it is stored and compared.
///   - name: a name of the snapshot; without one the snapshots of a test are numbered.
///   - record: when the reference is written, or nil for the outer one.
///   - timeout: how long the strategy may take, in seconds; until the main actor takes its work up does not count.
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
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let request = SnapshotRequest(
    name: name, record: record, snapshotDirectory: nil, timeout: timeout, testFile: filePath.description,
    testName: testName, place: place)
  let verification = Verification(strategy: snapshotting, request: request, isBrief: true)
  guard let failure = verification.failureText(of: value) else { return }
  IssueReporter.report(failure, at: place)
}

/// Asserts that a value matches the reference in the file system, without blocking other tests.
///
/// For values that take a while, and for strategies that start tasks: no thread waits for either.
///
/// ```swift
/// await assertSnapshot(of: { try await client.joke() }, as: .dump)
/// ```
///
/// - Parameters:
///   - value: makes the value.
///   - isolation: the actor of the caller, on which the strategy begins.
///   - snapshotting: how the value is stored and compared.
///   - name: tells the reference from others of the test.
///   - record: what is written, or nil for the outer one.
///   - timeout: how long the strategy may take, in seconds.
///   - fileID: the module and the file of the call.
///   - filePath: the source file of the call.
///   - testName: the name of the test.
///   - line: the line of the call.
///   - column: the column of the call.
public func assertSnapshot<Value, Format>(
  of value: () async throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let request = SnapshotRequest(
    name: name, record: record, snapshotDirectory: nil, timeout: timeout, testFile: filePath.description,
    testName: testName, place: place)
  let verification = Verification(strategy: snapshotting, request: request, isBrief: true)
  guard let failure = await verification.failureText(of: value, isolation: isolation) else { return }
  IssueReporter.report(failure, at: place)
}

/// Asserts that a value matches several references, one for each named strategy.
///
/// The parameters are those of `assertSnapshot`.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches several references, one for each strategy, numbered in their order.
///
/// The parameters are those of `assertSnapshot`.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with the reference in the file system and tells how it fails, for assertions of your own.
/// - Parameters:
///   - value: the value.
///   - snapshotting: how it is stored and compared.
///   - name: a name of the snapshot; without one the snapshots of a test are numbered.
///   - record: when the reference is written, or nil for the outer one.
///   - snapshotDirectory: the folder of the reference, or nil for the test file's own.
///   - timeout: how long the strategy may take, in seconds; until the main actor takes its work up does not count.
///   - fileID: the module and the file of the failure.
///   - filePath: the test file, which the reference's folder is found by.
///   - testName: the test, which the reference is named after.
///   - line: the line of the failure.
///   - column: the column of the failure.
/// - Returns: the whole text of the failure, also where it is not the first of the run, or nil where the value matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let request = SnapshotRequest(
    name: name, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout,
    testFile: filePath.description, testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  return Verification(strategy: snapshotting, request: request).failureText(of: value)
}
