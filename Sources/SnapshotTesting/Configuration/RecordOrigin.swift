/// What in the code chose a record mode.
enum RecordOrigin: Equatable, Sendable {
  /// The argument `record` of the assertion.
  case argument
  /// `withSnapshotTesting`, called at a place.
  case scope(place: String)
  /// The trait `snapshots`, written at a place.
  case trait(place: String)
  /// The old global `isRecording`, set anywhere.
  case global
}
