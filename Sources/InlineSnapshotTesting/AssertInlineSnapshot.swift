public import Foundation
@_exported public import SnapshotTesting

/// Asserts that a value matches the text that a closure of this call returns; without the closure, one is written into
/// the source.
/// - Parameters:
///   - value: the value; for nil the closure is taken out of the source.
///   - snapshotting: how the value becomes text.
///   - message: what a failure says instead of the usual sentence.
///   - record: when the source is written, or nil for the outer one.
///   - timeout: how long the strategy may take, in seconds; until the main actor takes its work up does not count.
///   - syntaxDescriptor: which closure of the call returns the text, for helpers that call this function.
///   - expected: returns the text.
///   - fileID: the module and the file of the call.
///   - filePath: the source file.
///   - function: the function that the call stands in.
///   - line: the line of the call's opening parenthesis or brace.
///   - column: the column of it.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let call = InlineCall(
    descriptor: syntaxDescriptor, fileID: fileID, filePath: filePath, line: line, column: column)
  let verification = call.verification(
    as: snapshotting, record: record, timeout: timeout, function: function, hasClosure: expected != nil)
  call.report(verification.failure(of: value, expected: expected, message: message))
}

/// Asserts that a value matches the text that a closure of this call returns, without blocking other tests.
///
/// ```swift
/// await assertInlineSnapshot(of: { try await client.joke() }, as: .lines)
/// ```
///
/// - Parameters:
///   - value: makes the value; for nil the closure is taken out of the source.
///   - isolation: the actor of the caller, on which the strategy begins.
///   - snapshotting: how the value is stored and compared.
///   - message: what a failure says instead of the usual sentence.
///   - record: what is written, or nil for the outer one.
///   - timeout: how long the strategy may take, in seconds.
///   - syntaxDescriptor: which closure of the call returns the text.
///   - expected: returns the text.
///   - fileID: the module and the file of the call.
///   - filePath: the source file of the call.
///   - function: the function that the call stands in.
///   - line: the line of the call.
///   - column: the column of the call.
public func assertInlineSnapshot<Value>(
  of value: () async throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) async {
  let call = InlineCall(
    descriptor: syntaxDescriptor, fileID: fileID, filePath: filePath, line: line, column: column)
  let verification = call.verification(
    as: snapshotting, record: record, timeout: timeout, function: function, hasClosure: expected != nil)
  call.report(await verification.failure(of: value, expected: expected, message: message, isolation: isolation))
}

/// A call that asserts something, in its source.
private struct InlineCall {
  var descriptor: InlineSnapshotSyntaxDescriptor
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  private var place: SourcePlace { SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column) }

  func verification<Value>(
    as snapshotting: Snapshotting<Value, String>, record: SnapshotTestingConfiguration.Record?, timeout: TimeInterval,
    function: StaticString, hasClosure: Bool
  ) -> InlineVerification<Value> {
    let site = SnapshotSite(line: line, column: column, descriptor: descriptor, hasClosure: hasClosure)
    return InlineVerification(
      as: snapshotting, record: record, timeout: timeout, function: "\(function)", place: place,
      source: SourceRecorder.shared.source(of: site, in: filePath.description))
  }

  func report<Value>(_ failure: InlineVerification<Value>.Failure?) {
    guard let failure else { return }
    if failure.isAboutReference {
      descriptor.fail(failure.text, fileID: fileID, file: filePath, line: line, column: column)
    } else {
      IssueReporter.report(failure.text, at: place)
    }
  }
}

/// Asserts that a value matches the text that a closure of this call returns, in the words of older tests.
@available(*, deprecated, message: "Pass a record mode: \".all\" for \"true\", \".missing\" for \"false\"")
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record isRecording: Bool?,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertInlineSnapshot(
    of: try value(), as: snapshotting, message: message(), record: .mode(isRecording), timeout: timeout,
    syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath, function: function,
    line: line, column: column)
}
