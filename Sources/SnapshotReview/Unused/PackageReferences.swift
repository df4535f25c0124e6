package import Foundation
import SnapshotReferences

/// The reference files of a package, and the folders that they lie in.
package struct PackageReferences: Sendable {
  /// All files in folders of references, hidden ones and those of packages inside of this one left out.
  let files: [URL]

  private let packageRoot: URL

  /// Their paths from the package's folder, sorted.
  package var paths: [String] { files.map { String($0.path.dropFirst(packageRoot.path.count + 1)) } }

  /// Looks for them.
  package init(of packageRoot: URL) {
    let packageRoot = packageRoot.standardizedFileURL
    self.packageRoot = packageRoot
    var files: [URL] = []
    var folders = [(url: packageRoot, isOfReferences: false)]
    while let folder = folders.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
      if folder.url != packageRoot, names.contains("Package.swift") { continue }
      for name in names.sorted() where !name.hasPrefix(".") {
        let url = folder.url.appending(path: name, directoryHint: .notDirectory)
        var status = stat()
        guard lstat(url.path, &status) == 0 else { continue }
        let isOfReferences = folder.isOfReferences || name == ReferenceFolder.name
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append((url, isOfReferences))
        case S_IFREG where folder.isOfReferences && !name.hasPrefix("README"): files.append(url)
        default: break
        }
      }
    }
    self.files = files.sorted { $0.path < $1.path }
  }

  /// Whether the test file whose references lie beside a file is there, by the rule of ``ReferenceFolder``.
  static func hasTestFile(for file: URL, packageRoot: URL) -> Bool {
    let parts = file.deletingLastPathComponent().pathComponents
    guard let index = parts.lastIndex(of: ReferenceFolder.name) else { return false }
    let parent = NSString.path(withComponents: Array(parts[..<index]))
    let rest = parts[(index + 1)...].joined(separator: "/")
    return ["\(parent)/\(rest).swift", "\(parent)/Tests/\(rest).swift"].contains {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Removes a folder that holds nothing any more, and those around it, up to the one of all references.
  static func removeEmptyFolders(from folder: URL) {
    var folder = folder
    while folder.pathComponents.contains(ReferenceFolder.name), rmdir(folder.path) == 0 {
      folder = folder.deletingLastPathComponent()
    }
  }
}
