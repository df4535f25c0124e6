import SnapshotTesting

/// Which closure of a call returns the text of an inline snapshot.
///
/// Helpers that call `assertInlineSnapshot` say so, and pass on the file, the line and the column of their own call:
/// their tests' sources are written then.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure in `assertInlineSnapshot` itself.
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that the closure had in older versions of the helper; recording replaces them by the label of today.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The number of closures before it, of those at the end of the call.
  ///
  /// It is looked for where no closure has the label, because the first closure behind a call's parentheses has none.
  public var trailingClosureOffset: Int

  /// Describes a closure.
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: labels that it had in older versions of the helper.
  ///   - trailingClosureLabel: its label.
  ///   - trailingClosureOffset: the number of closures before it, of those at the end of the call.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the running test at the closure of a call, or at the call where it has none.
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - fileID: the module and the file of the call.
  ///   - filePath: the source file.
  ///   - line: the line of the call's opening parenthesis or brace.
  ///   - column: the column of it.
  public func fail(
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    file filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let site = SnapshotSite(line: line, column: column, descriptor: self, hasClosure: true)
    let closure = SourceRecorder.shared.closure(of: site, in: filePath.description)
    IssueReporter.report(
      message(),
      at: SourcePlace(
        fileID: fileID, filePath: filePath, line: closure?.line ?? line, column: closure?.column ?? column))
  }
}
