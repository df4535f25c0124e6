package import Foundation

/// Writes a file atomically: readers see the old file or the new one, even after a crash.
package enum AtomicFile {
  /// How often a draft is written anew that somebody has removed.
  private static let attemptCount = 3

  /// Writes a draft, waits until it is on the disk, and renames it.
  ///
  /// Missing folders are made. Concurrent writers do not disturb each other: the last rename wins. A process that is
  /// killed leaves its draft to ``Draft/removeAbandoned(in:)``.
  /// - Parameters:
  ///   - drafts: where the draft lies. Where that is another file system than the file's, or cannot be written to, and
  ///     where it is nil, the draft lies beside the file.
  ///   - isDurable: whether to wait for the disk, which takes milliseconds; without it a crash of the whole system may
  ///     leave an empty file.
  /// - Throws: `ReferenceFileError`; the destination is then as it was before.
  package static func write(
    _ data: Data, to file: URL, draftingIn drafts: URL? = nil, isDurable: Bool = true
  ) throws(ReferenceFileError) {
    let folder = file.deletingLastPathComponent()
    try makeFolder(folder)
    try checkDestination(path(file))
    do throws(Draft.Refusal) {
      if !isWritten(data, to: file, draftingIn: drafts, isDurable) {
        try write(data, to: file, draftIn: folder, isDurable)
      }
    } catch {
      throw self.error(error.number, path(file))
    }
    if isDurable { synchronizeFolder(folder) }
  }

  /// Writes a file by a draft elsewhere, if that is possible.
  private static func isWritten(_ data: Data, to file: URL, draftingIn drafts: URL?, _ isDurable: Bool) -> Bool {
    guard let drafts, (try? makeFolder(drafts)) != nil else { return false }
    return (try? write(data, to: file, draftIn: drafts, isDurable)) != nil
  }

  private static func write(
    _ data: Data, to file: URL, draftIn folder: URL, _ isDurable: Bool
  ) throws(Draft.Refusal) {
    for _ in 0..<attemptCount {
      let draft = try Draft(of: file, in: folder)
      try draft.write(data, isDurable: isDurable)
      if try draft.move(to: file) { return }
    }
    throw Draft.Refusal(number: ENOENT)
  }

  private static func makeFolder(_ folder: URL) throws(ReferenceFileError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ReferenceFileError.obstacle(to: folder) ?? self.error(errorNumber(of: error), path(folder))
    }
  }

  /// What the system said, which Foundation hands on below its own error.
  private static func errorNumber(of cause: any Error) -> Int32 {
    if let system = cause as? POSIXError { return system.code.rawValue }
    guard let cause = cause as? CocoaError else { return EIO }
    if let system = cause.underlying as? POSIXError { return system.code.rawValue }
    return switch cause.code {
    case .fileNoSuchFile: ENOENT
    case .fileWriteNoPermission: EACCES
    case .fileWriteVolumeReadOnly: EROFS
    case .fileWriteOutOfSpace: ENOSPC
    default: EIO
    }
  }

  private static func checkDestination(_ path: String) throws(ReferenceFileError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw ReferenceFileError(.folderInTheWay, path: path)
    case S_IFLNK: throw ReferenceFileError(access(path, F_OK) == 0 ? .symbolicLink : .brokenLink, path: path)
    case S_IFREG: return
    default: throw ReferenceFileError(.notAFile, path: path)
    }
  }

  /// Makes the rename itself durable; a folder that cannot be opened loses nothing but that.
  private static func synchronizeFolder(_ folder: URL) {
    let descriptor = open(path(folder), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func error(_ number: Int32, _ path: String) -> ReferenceFileError {
    switch number {
    case EACCES, EPERM, EROFS: ReferenceFileError(.permissionDenied, path: path)
    case ENOSPC, EDQUOT, EFBIG: ReferenceFileError(.diskFull, path: path)
    case EISDIR: ReferenceFileError(.folderInTheWay, path: path)
    case ENOTDIR: ReferenceFileError(.fileInTheWay, path: path)
    default: ReferenceFileError(.system(number), path: path)
    }
  }

  private static func path(_ url: URL) -> String { url.path }
}
