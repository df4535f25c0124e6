import Foundation

/// A folder of its own for one test, removed with the test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString)")

  init(files: [String] = [], folders: [String] = []) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for folder in folders {
      try FileManager.default.createDirectory(at: url.appending(path: folder), withIntermediateDirectories: true)
    }
    for file in files {
      let file = url.appending(path: file)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The paths of all files below the folder, sorted.
  var files: [String] {
    let root = url.standardizedFileURL.path + "/"
    let enumerator = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isRegularFileKey])
    let all = enumerator?.compactMap { $0 as? URL } ?? []
    return all.filter { !$0.hasDirectoryPath }.map { $0.standardizedFileURL.path.replacing(root, with: "") }.sorted()
  }
}
