package import Foundation

/// The folder that the files of one failed assertion are written to.
package struct FailureFolder: Equatable, Sendable {
  /// Where the files lie.
  package var url: URL

  /// The folder of one reference's failure: below `SNAPSHOT_ARTIFACTS`, else below the package's `.build/snapshots`.
  /// - Parameter referenceName: the reference's file name; it becomes the name of the folder.
  package init(in folder: ReferenceFolder, referenceName: String, artifacts: String?) {
    url = FailureFolder.root(packageRoot: folder.packageRoot, artifacts: artifacts)
      .appending(path: "failures").appending(path: folder.testPath)
      .appending(path: referenceName, directoryHint: .isDirectory)
  }

  /// The folder that everything about runs is written to.
  /// - Parameters:
  ///   - packageRoot: that of the package that the test is in; nil where it is in none, as the tests of an app are.
  ///   - artifacts: a folder that somebody chose, before all else.
  ///   - folder: where the run is: SwiftPM runs tests in the package's folder.
  package static func root(
    packageRoot: URL?, artifacts: String?,
    runIn folder: URL = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  ) -> URL {
    if let artifacts, !artifacts.isEmpty { return URL(filePath: artifacts, directoryHint: .isDirectory) }
    if let packageRoot = packageRoot ?? PackageRoot.containing(folder.appending(path: "Package.swift")) {
      return packageRoot.appending(path: ".build/snapshots", directoryHint: .isDirectory)
    }
    return FileManager.default.temporaryDirectory.appending(path: "snapshots", directoryHint: .isDirectory)
  }

  /// Writes one file, replacing what an earlier run left there.
  package func write(_ data: Data, named name: String) throws -> URL {
    let file = url.appending(path: name)
    try AtomicFile.write(data, to: file, isDurable: false)
    return file
  }

  /// Removes what an earlier run left here, so that the folder holds only what failed last.
  package func removeLeftovers() {
    guard PackageRoot.exists(url) else { return }
    try? FileManager.default.removeItem(at: url)
  }
}
