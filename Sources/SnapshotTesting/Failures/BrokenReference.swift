/// A reference that cannot be read.
struct BrokenReference {
  var reference: String
  /// What is wrong with it, in words.
  var problem: String
  var isGitLFSPointer: Bool
  var files: [FailureFile]
  var recording: Recording
}
