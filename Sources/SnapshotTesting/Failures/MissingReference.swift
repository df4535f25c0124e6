/// A reference that is not there and was not written.
struct MissingReference {
  var reference: String
  var reason: SnapshotFailure.NotRecordedReason
  var files: [FailureFile]
  var acceptance: Acceptance?
}
