/// A reference that says something else.
struct Mismatch {
  var reference: String
  /// How far off, in words.
  var explanation: String
  var files: [FailureFile]
  var recording: Recording
  /// The command line of the difference tool, or nil.
  var toolCommand: String?
}
