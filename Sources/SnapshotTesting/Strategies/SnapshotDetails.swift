/// What a strategy finds out about a value besides the value itself.
///
/// It travels with the value through `Async`, however late that comes, and holds around what `Diffing` does with it.
package struct SnapshotDetails: Sendable {
  /// What of a picture does not count.
  package var masks: [PictureMask] = []

  /// The details of the value that is being compared here.
  @TaskLocal static var current = SnapshotDetails()

  /// Creates details.
  package init(masks: [PictureMask] = []) {
    self.masks = masks
  }

  /// These and others that were found out about the same value later.
  func adding(_ later: SnapshotDetails) -> SnapshotDetails {
    SnapshotDetails(masks: masks + later.masks)
  }
}
