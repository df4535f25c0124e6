/// A file that a person should look at after a failure.
struct FailureFile: Equatable {
  /// What it shows: `expected`.
  var label: String
  /// Where it is, or why it is nowhere.
  var path: String
  /// Whether it could be written.
  var isWritten = true
}
