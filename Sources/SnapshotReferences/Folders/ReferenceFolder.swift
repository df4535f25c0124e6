package import Foundation

/// The folder that the references of one test file live in.
package struct ReferenceFolder: Equatable, Sendable {
  /// The name of the folders that hold references.
  package static let name = "__Snapshots__"

  /// Where the references lie.
  package var url: URL
  /// The test file's place as it appears in reference and failure folders: `JokesAppTests/JokeViewSnapshotTests`.
  package var testPath: String
  /// The folder of the package, or nil where the test file is in none.
  package var packageRoot: URL?
  /// The folder of the test file.
  private var testFolder: URL

  /// Finds the folder for a test file.
  ///
  /// It lies in the nearest `__Snapshots__` on the way up from the file to the package root, and in the package root's
  /// where there is none. Inside it comes the file's path from that folder's parent, without `Tests/` and the
  /// extension. A file outside of any package has its `__Snapshots__` beside it.
  package init(forTestFile file: URL) {
    let file = file.standardizedFileURL
    testFolder = file.deletingLastPathComponent()
    packageRoot = PackageRoot.containing(file)
    let parent = ReferenceFolder.parent(forTestFile: file, packageRoot: packageRoot)
    testPath = ReferenceFolder.path(of: file, from: parent)
    url = parent.appending(path: ReferenceFolder.name).appending(path: testPath, directoryHint: .isDirectory)
  }

  /// Whether the test file is where it was compiled, as far as its folders tell.
  package var isFindable: Bool { packageRoot != nil || PackageRoot.exists(testFolder) }

  /// A folder that was named by the test itself.
  package init(_ url: URL, forTestFile file: URL) {
    self.url = url.standardizedFileURL
    testFolder = file.standardizedFileURL.deletingLastPathComponent()
    packageRoot = PackageRoot.containing(file)
    testPath = ReferenceFolder.path(
      of: file.standardizedFileURL, from: packageRoot ?? file.standardizedFileURL.deletingLastPathComponent())
  }

  private static func parent(forTestFile file: URL, packageRoot: URL?) -> URL {
    let fallback = packageRoot ?? file.deletingLastPathComponent()
    for folder in PackageRoot.foldersUpward(from: file) {
      if PackageRoot.exists(folder.appending(path: name)) { return folder }
      if folder.pathComponents == fallback.pathComponents { return fallback }
    }
    return fallback
  }

  private static func path(of file: URL, from parent: URL) -> String {
    var components = Array(file.deletingPathExtension().pathComponents.dropFirst(parent.pathComponents.count))
    if components.count > 1, components[0] == "Tests" { components.removeFirst() }
    return components.joined(separator: "/")
  }
}

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
