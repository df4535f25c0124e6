package import Foundation

/// A folder with files for one run only.
package struct RunOwnedFolder: Sendable {
  /// Where the files lie.
  package let url: URL

  /// Makes the folder, and removes those of runs that have ended.
  /// - Parameters:
  ///   - name: what the files are.
  ///   - run: the name of the run, which begins with the number of its process and `-`.
  ///   - root: the folder that everything about runs is written to.
  package init(named name: String, of run: String, root: URL) {
    let folders = root.appending(path: name, directoryHint: .isDirectory)
    url = folders.appending(path: run, directoryHint: .isDirectory)
    guard !PackageRoot.exists(url) else { return }
    RunOwnedFolder.removeEndedRuns(in: folders)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  private static func removeEndedRuns(in folders: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folders.path)) ?? []
    for name in names {
      guard let process = Int32(name.prefix { $0 != "-" }), !TestRun.isRunning(process) else { continue }
      try? FileManager.default.removeItem(at: folders.appending(path: name))
    }
  }
}
