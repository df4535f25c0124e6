package import Foundation

/// The folder of the package that a test file belongs to.
package enum PackageRoot {
  /// The nearest folder with a `Package.swift` on the way up from a file, or nil where there is none.
  package static func containing(_ file: URL) -> URL? {
    foldersUpward(from: file).first { exists($0.appending(path: "Package.swift")) }
  }

  /// The folder of a file, that folder's parent, and so on up to the root of the file system.
  static func foldersUpward(from file: URL) -> [URL] {
    var folders: [URL] = []
    var components = file.standardizedFileURL.pathComponents
    while components.count > 1 {
      components.removeLast()
      folders.append(URL(filePath: NSString.path(withComponents: components), directoryHint: .isDirectory))
    }
    return folders
  }

  static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }
}
