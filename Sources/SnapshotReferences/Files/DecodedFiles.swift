package import Foundation

/// What files hold that a run has decoded, for later runs: one small file for each, named by the bytes of what was decoded.
///
/// It lies with what is written of runs, never beside references, and may be removed at any time: then files are decoded
/// once more. Processes that note the same at the same time write the same.
package struct DecodedFiles: Sendable {
  private let folder: URL

  /// - Parameter root: the folder that everything about runs is written to.
  package init(root: URL) {
    folder = root.appending(path: "decoded", directoryHint: .isDirectory)
  }

  /// The name of what a file holds, or nil where that is not known.
  package func content(of file: String) -> String? {
    // Empty is what a crash of the whole system leaves.
    guard let data = try? Data(contentsOf: folder.appending(path: file)), !data.isEmpty else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Remembers the name of what a file holds; where nothing can be written, nothing is remembered.
  package func note(_ content: String, of file: String) {
    try? AtomicFile.write(Data(content.utf8), to: folder.appending(path: file), isDurable: false)
  }
}
