import Foundation

extension ReferenceFileError {
  /// What keeps a folder from being there: the nearest thing on the way up from it, where that is no folder.
  static func obstacle(to folder: URL) -> ReferenceFileError? {
    for ancestor in [folder] + PackageRoot.foldersUpward(from: folder) {
      let path = ancestor.path(percentEncoded: false)
      let name = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      var status = stat()
      guard lstat(name, &status) == 0 else { continue }
      guard stat(name, &status) == 0 else { return ReferenceFileError(.brokenLink, path: name) }
      return status.st_mode & S_IFMT == S_IFDIR ? nil : ReferenceFileError(.fileInTheWay, path: name)
    }
    return nil
  }
}
