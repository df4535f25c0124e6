public import Foundation

// Snapshots in the source as tests wrote them before there was a module for them: as an argument instead of a closure.
// They are compared and not recorded: what reads and writes sources is built for InlineSnapshotTesting alone.

// swift-format-ignore: NoLeadingUnderscores
/// Asserts that a value matches a text, ignoring white space around both.
@available(*, deprecated, message: "Use \"assertInlineSnapshot(of:as:)\" of the module InlineSnapshotTesting")
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record isRecording: Bool = false,
  timeout: TimeInterval = 5,
  with reference: String,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let verification = InlineVerification(
    comparing: snapshotting, timeout: timeout, testName: testName, place: place, isBrief: true)
  guard let failure = verification.failure(of: try value(), with: reference) else { return }
  IssueReporter.report(failure, at: place)
}

// swift-format-ignore: NoLeadingUnderscores
/// Compares a value with a text, ignoring white space around both, and tells how it fails.
///
/// Nothing is written into the source, whatever the record mode: a failure shows the text to write there.
/// - Parameters:
///   - value: the value.
///   - snapshotting: how the value becomes text.
///   - isRecording: has no meaning any more.
///   - timeout: how long the strategy may take, in seconds.
///   - reference: the text.
///   - fileID: the module and the file of the call.
///   - filePath: the source file.
///   - testName: the function that the call stands in.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: the text of the failure, or nil where the value matches.
@available(*, deprecated, message: "Use \"assertInlineSnapshot(of:as:)\" of the module InlineSnapshotTesting")
public func _verifyInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record isRecording: Bool = false,
  timeout: TimeInterval = 5,
  with reference: String,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let verification = InlineVerification(
    comparing: snapshotting, timeout: timeout, testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column), isBrief: false)
  return verification.failure(of: try value(), with: reference)
}

extension InlineVerification {
  /// An assertion whose reference is an argument, which nobody writes.
  fileprivate init(
    comparing snapshotting: Snapshotting<Value, String>, timeout: TimeInterval, testName: String, place: SourcePlace,
    isBrief: Bool
  ) {
    let trimmed = Snapshotting<Value, String>(
      pathExtension: snapshotting.pathExtension, diffing: snapshotting.diffing,
      asyncSnapshot: { value in snapshotting.snapshot(value).map(trimmingWhiteSpace) })
    self.init(
      as: trimmed, record: nil, timeout: timeout, function: testName, place: place,
      source: .unwritable(
        advice: """
          "_assertInlineSnapshot" does not record its text: write it there, or use "assertInlineSnapshot(of:as:)" of the \
          module InlineSnapshotTesting, which writes them.
          """), isBrief: isBrief)
  }

  /// The text of the failure, or nil where the value matches.
  fileprivate func failure(of value: @autoclosure () throws -> Value, with reference: String) -> String? {
    let expected = trimmingWhiteSpace(reference)
    return failure(of: value, expected: expected.isEmpty ? nil : { expected }, message: { "" })?.text
  }
}

/// The text without white space and byte order marks around it.
private func trimmingWhiteSpace(_ text: String) -> String {
  text.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\u{FEFF}")))
}
