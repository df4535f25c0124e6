public import Foundation

/// Asserts that a value matches several references, one for each named strategy.
@available(*, deprecated, message: "Pass a record mode: \".all\" for \"true\", \".missing\" for \"false\"")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .mode(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches several references, one for each strategy, numbered in their order.
@available(*, deprecated, message: "Pass a record mode: \".all\" for \"true\", \".missing\" for \"false\"")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .mode(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
