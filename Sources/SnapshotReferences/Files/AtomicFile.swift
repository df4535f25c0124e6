package import Foundation

/// Writes a file so that whoever looks sees the old one or the new one, also after a crash.
package enum AtomicFile {
  /// Writes a temporary file beside the destination, waits until it is on the disk, and renames it.
  ///
  /// Missing folders are made. Concurrent writers do not disturb each other: the last rename wins.
  /// - Parameter isDurable: whether to wait for the disk, which takes milliseconds; without it a crash of the whole
  ///   system may leave an empty file.
  /// - Throws: `ReferenceFileError`; the destination is then as it was before.
  package static func write(
    _ data: Data, to file: URL, isDurable: Bool = true
  ) throws(ReferenceFileError) {
    let folder = file.deletingLastPathComponent()
    try makeFolder(folder)
    try checkDestination(path(file))
    let temporary = folder.appending(path: DraftName.next(for: file))
    do throws(ReferenceFileError) {
      try writeNew(data, to: path(temporary), for: path(file), isDurable: isDurable)
      guard rename(path(temporary), path(file)) == 0 else { throw error(errno, path(file)) }
    } catch {
      unlink(path(temporary))
      throw error
    }
    if isDurable {
      synchronizeFolder(folder)
      removeDrafts(in: folder)
    }
  }

  /// Removes what processes left that were killed while they wrote, once it is certain that none still writes.
  private static func removeDrafts(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    for name in names where name.hasPrefix(".") {
      let file = path(folder.appending(path: name))
      let written = try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      if let written, DraftName.isAbandoned(name, age: -written.timeIntervalSinceNow) { unlink(file) }
    }
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

  /// Writes a file that is not there yet: without a name until it is whole, where the system can do that.
  private static func writeNew(
    _ data: Data, to path: String, for destination: String, isDurable: Bool
  ) throws(ReferenceFileError) {
    #if os(Linux)
      if try writeUnnamed(data, to: path, for: destination, isDurable: isDurable) { return }
    #endif
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw error(errno, destination) }
    let failure = writeAll(data, to: descriptor, isDurable: isDurable)
    guard close(descriptor) == 0 || failure != nil else { throw error(errno, destination) }
    if let failure { throw error(failure, destination) }
  }

  #if os(Linux)
    /// Writes a file of which nothing is left if the process is killed meanwhile.
    /// - Returns: false where the file system knows no files without names; then there is no file.
    private static func writeUnnamed(
      _ data: Data, to path: String, for destination: String, isDurable: Bool
    ) throws(ReferenceFileError) -> Bool {
      // `O_TMPFILE`, which is not imported because it is a macro of macros.
      let unnamed = 0o20_000_000 | O_DIRECTORY
      let descriptor = open((path as NSString).deletingLastPathComponent, O_WRONLY | O_CLOEXEC | unnamed, 0o666)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      if let failure = writeAll(data, to: descriptor, isDurable: isDurable) { throw error(failure, destination) }
      return linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }
  #endif

  /// Returns the error number of what went wrong, or nil.
  private static func writeAll(_ data: Data, to descriptor: Int32, isDurable: Bool) -> Int32? {
    let failure = data.withUnsafeBytes { bytes -> Int32? in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        written += count
      }
      return nil
    }
    return failure ?? (!isDurable || fsync(descriptor) == 0 ? nil : errno)
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
