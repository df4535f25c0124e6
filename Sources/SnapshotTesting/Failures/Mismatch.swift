/// A reference that says something else.
struct Mismatch {
  var reference: String
  var difference: SnapshotDifference
  var files: [FailureFile]
  var recording: Recording
  /// The command line of the difference tool, or nil.
  var toolCommand: String?
}
