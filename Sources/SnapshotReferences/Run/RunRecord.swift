/// What one assertion of a run did with its reference.
package struct RunRecord: Codable, Equatable, Sendable {
  /// How an assertion ended.
  package enum Outcome: String, Codable, Sendable {
    /// The value matched the reference.
    case matched
    /// The value did not match the reference, which was kept.
    case mismatched
    /// There was no reference, and none was written.
    case missing
    /// The reference was written.
    case recorded
    /// Something else went wrong.
    case failed
  }

  /// How the assertion ended.
  package var outcome: Outcome
  /// The path of the reference.
  package var reference: String
  /// The folder with the failure's files; it exists after `mismatched` and `missing`.
  package var failureFolder: String
  /// The test with its suite and its argument, or nil where that is not known.
  package var test: String?
  /// Where the assertion stands: the path of the file and the line.
  package var file: String
  package var line: UInt

  package init(
    _ outcome: Outcome, reference: String, failureFolder: String, test: String?, file: String, line: UInt
  ) {
    self.outcome = outcome
    self.reference = reference
    self.failureFolder = failureFolder
    self.test = test
    self.file = file
    self.line = line
  }
}
