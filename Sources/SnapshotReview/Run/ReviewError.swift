import SnapshotReferences
import TextFormats

/// Why a run cannot be reviewed.
package enum ReviewError: Error, Equatable, Sendable {
  /// There is no package around a folder.
  case noPackage(String)
  /// No run has left records in a folder.
  case noRun(String)
  /// The records of the last run are of other versions.
  case foreignVersions([Int], folder: String)
  /// The records of a run do not say where it was.
  case noHeader(String)
}

extension ReviewError: CustomStringConvertible {
  /// What is wrong, and the way out.
  package var description: String {
    switch self {
    case .noPackage(let folder):
      "There is no Package.swift in \(folder.quoted) or in the folders above it. Change to the folder of your package."
    case .noRun(let folder):
      """
      No run has left records in \(folder.quoted). Run "swift test" first; where SNAPSHOT_ARTIFACTS was set for the \
      tests, set it here too.
      """
    case .foreignVersions(let versions, let folder):
      """
      The last run in \(folder.quoted) left records of version \(versions.map { "\($0)" }.listed), and this tool reads \
      version \(RunHeader.currentVersion). Use the tool of the version of Stills that the tests use, and run \
      "swift test" again.
      """
    case .noHeader(let folder):
      """
      The records of the last run in \(folder.quoted) do not say where it was, so they are damaged. Run "swift test" \
      again.
      """
    }
  }
}
