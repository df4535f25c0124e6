package import Foundation

/// One reference: a file that an assertion is compared with.
package struct ReferenceFile: Equatable, Sendable {
  /// Where the file is or will be.
  package var url: URL

  /// A file whose place is known.
  package init(at url: URL) { self.url = url }

  /// The file `<test>.<name or number>.<extension>` in a folder; the parts are sanitized.
  ///
  /// They are cut only where the whole is longer than file systems allow: others may have recorded the reference.
  package init(in folder: ReferenceFolder, test: String, name: String, pathExtension: String?) {
    let ending = pathExtension.map { $0.isEmpty ? "" : "." + $0.replacing("/", with: "-") } ?? ""
    func fileName(_ maximumLength: Int) -> String {
      let parts = [test, name].map { FileNamePart.sanitized($0, maximumLength: maximumLength) }
      return parts.joined(separator: ".") + ending
    }
    let whole = fileName(FileNamePart.maximumNameLength)
    let isTooLong = whole.utf8.count > FileNamePart.maximumNameLength
    let fileName = isTooLong ? fileName(FileNamePart.maximumLength) : whole
    url = folder.url.appending(path: fileName, directoryHint: .notDirectory)
  }

  /// The file `<test>..<extension>`, by which other libraries call names that leave nothing.
  package init(in folder: ReferenceFolder, test: String, pathExtension: String?) {
    let ending = pathExtension.map { $0.isEmpty ? "" : "." + $0.replacing("/", with: "-") } ?? ""
    url = folder.url.appending(path: FileNamePart.sanitized(test) + "." + ending, directoryHint: .notDirectory)
  }

  /// The path as people read it.
  package var path: String { url.path(percentEncoded: false) }

  /// Whether a symbolic link has the file's name, wherever it leads.
  package var isSymbolicLink: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The bytes of the file, or nil where there is none.
  /// - Throws: `ReferenceFileError` where something is there that cannot be read.
  package func load() throws(ReferenceFileError) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      switch errno {
      case ENOENT where lstat(path, &status) == 0: throw ReferenceFileError(.brokenLink, path: path)
      case ENOENT: return nil
      case ENOTDIR:
        let folder = url.deletingLastPathComponent()
        throw ReferenceFileError.obstacle(to: folder) ?? ReferenceFileError(.fileInTheWay, path: folder.path)
      case EACCES: throw ReferenceFileError(.unreadable, path: path)
      default: throw ReferenceFileError(.system(errno), path: path)
      }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw ReferenceFileError(.folderInTheWay, path: path)
    default: throw ReferenceFileError(.notAFile, path: path)
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw ReferenceFileError(.unreadable, path: path)
    }
  }

  /// Replaces the file, or makes it.
  /// - Parameters:
  ///   - drafts: where the draft lies, so that nothing is left beside the file if the process is killed.
  ///   - notes: where processes note what they wrote, or nil to note nothing.
  /// - Returns: who wrote other contents while this process ran, or nil.
  @discardableResult
  package func record(
    _ data: Data, draftingIn drafts: URL, notingIn notes: URL? = nil
  ) throws(ReferenceFileError) -> OtherWriter? {
    if let folder = linkedFolder { throw ReferenceFileError(.linkedFolder, path: folder) }
    let notes = WriterNotes(file: url, folder: notes)
    let other = notes.otherWriter(than: data)
    try AtomicFile.write(data, to: url, draftingIn: drafts)
    notes.add(data)
    return other
  }

  /// The path of the first symbolic link among the file's folders below `__Snapshots__`, or nil.
  ///
  /// The folder of that name may be one: somebody keeps all references elsewhere.
  private var linkedFolder: String? {
    var folders: [String] = []
    for folder in PackageRoot.foldersUpward(from: url) {
      if folder.lastPathComponent == ReferenceFolder.name { break }
      folders.append(NSString.path(withComponents: folder.pathComponents))
    }
    guard folders.count < url.pathComponents.count - 1 else { return nil }
    return folders.reversed().first { path in
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
  }
}
