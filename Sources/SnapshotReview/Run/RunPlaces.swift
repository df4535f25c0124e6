package import Foundation
import SnapshotReferences

/// Where the files of a run are on this machine, and the border that no path of its records may cross.
///
/// Records may come from elsewhere: from another machine, or from whoever could write to the folder.
package struct RunPlaces: Equatable, Sendable {
  /// The folder of the package.
  package let packageRoot: URL
  /// The folder that everything about runs is written to: `.build/snapshots`, or another one with `SNAPSHOT_ARTIFACTS`.
  package let artifacts: URL
  /// The parts of the paths of both behind all symbolic links, or nil where one leads to nothing.
  private let realPackageRoot, realArtifacts: [String]?

  /// Creates the places of a package.
  /// - Parameter artifacts: the folder that everything about runs was written to, or nil for the package's own.
  package init(packageRoot: URL, artifacts: URL? = nil) {
    self.packageRoot = URL(filePath: packageRoot.standardizedFileURL.path, directoryHint: .isDirectory)
    self.artifacts =
      (artifacts ?? FailureFolder.root(packageRoot: packageRoot, artifacts: nil)).standardizedFileURL
    realPackageRoot = RunPlaces.real(self.packageRoot)
    realArtifacts = RunPlaces.real(self.artifacts)
  }

  /// The places of the package around a folder.
  /// - Parameter artifacts: the value of `SNAPSHOT_ARTIFACTS`, or nil.
  /// - Throws: `ReviewError` where there is no `Package.swift` in the folder and above it.
  package init(around folder: URL, artifacts: String?) throws(ReviewError) {
    guard let root = PackageRoot.containing(folder.appending(path: "file")) else {
      throw ReviewError.noPackage(folder.path)
    }
    self.init(
      packageRoot: root, artifacts: FailureFolder.root(packageRoot: root, artifacts: artifacts))
  }

  /// Where a reference is that records name, or nil where that is outside of the package or in a hidden folder, such as
  /// `.git` and `.build`.
  func reference(_ path: String) -> URL? {
    guard let url = inPackage(path) else { return nil }
    let parts = url.pathComponents.dropFirst(packageRoot.pathComponents.count)
    return parts.contains { $0.hasPrefix(".") } ? nil : url
  }

  /// Where a file is that shows a failure, or nil where that is neither below the package nor below the artifacts.
  /// - Parameter header: what the run said of where it was.
  func file(_ path: String, in header: RunHeader) -> URL? {
    let whole = path.hasPrefix("/") ? path : (header.package ?? "") + "/" + path
    // The artifacts may have been brought from another machine.
    if whole.hasPrefix(header.root + "/") {
      return inArtifacts(String(whole.dropFirst(header.root.count + 1)))
    }
    return inPackage(path) ?? inArtifacts(path)
  }

  private func inPackage(_ path: String) -> URL? { inside(packageRoot, realPackageRoot, path) }

  private func inArtifacts(_ path: String) -> URL? { inside(artifacts, realArtifacts, path) }

  /// The file at a path that is seen from a folder, or nil where that is not below it.
  private func inside(_ folder: URL, _ realFolder: [String]?, _ path: String) -> URL? {
    let url = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
    guard !path.isEmpty, !url.pathComponents.contains(".."),
      let realFolder, let real = RunPlaces.real(url), real.count > realFolder.count, real.starts(with: realFolder)
    else { return nil }
    return url.standardizedFileURL
  }

  /// The parts of the path behind all symbolic links, also of what is not there yet.
  private static func real(_ url: URL) -> [String]? {
    var (existing, missing) = (url, [String]())
    while existing.pathComponents.count > 1 {
      if let resolved = realpath(existing.path(percentEncoded: false), nil) {
        defer { free(resolved) }
        return URL(filePath: String(cString: resolved)).pathComponents + missing
      }
      var status = stat()
      // A link to nothing: what is written there is anywhere.
      if lstat(existing.path(percentEncoded: false), &status) == 0 { return nil }
      missing.insert(existing.lastPathComponent, at: 0)
      existing = existing.deletingLastPathComponent()
    }
    return ["/"] + missing
  }
}
