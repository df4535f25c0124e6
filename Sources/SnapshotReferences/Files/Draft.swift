package import Foundation

/// A file while it is written, before it takes the place of another.
///
/// Its name, `.<number>-<file>.stills-draft`, is no other draft's, and its process holds a lock on it until it has moved
/// or the process is dead. So whoever gets the lock knows that nobody will complete the draft.
package struct Draft: ~Copyable {
  /// What the system said when it refused.
  struct Refusal: Error {
    let number: Int32
  }

  private static let suffix = ".stills-draft"
  /// The age in seconds from which a draft belongs to nobody on file systems that know no locks.
  private static let lifetime: TimeInterval = 3600

  private let path: String
  private let descriptor: Int32

  /// The folder of the drafts below the folder that everything about runs is written to.
  package static func folder(in root: URL) -> URL { root.appending(path: "drafts", directoryHint: .isDirectory) }

  /// Makes an empty draft, with the permissions of the file if there is one.
  /// - Parameters:
  ///   - file: the file whose place it will take.
  ///   - folder: where it lies until then; missing folders are not made.
  init(of file: URL, in folder: URL) throws(Refusal) {
    // At most 160 bytes of it, so that the whole is no longer than names may be.
    let end = String(file.lastPathComponent.unicodeScalars.suffix(40))
    let number = String(UInt64.random(in: 0 ... .max), radix: 16)
    path = folder.appending(path: ".\(number)-\(end)\(Draft.suffix)").path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Refusal(number: errno) }
    var status = stat()
    if stat(file.path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    // Without locks on this file system, its age says that it belongs to somebody.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  deinit {
    guard descriptor >= 0 else { return }
    // Nothing has this name any more once the draft has moved.
    unlink(path)
    close(descriptor)
  }

  /// Writes everything that will be in the file.
  /// - Parameter isDurable: whether to wait until it is on the disk.
  func write(_ data: Data, isDurable: Bool) throws(Refusal) {
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
    if let failure { throw Refusal(number: failure) }
    if isDurable, fsync(descriptor) != 0 { throw Refusal(number: errno) }
  }

  /// Gives it the name of the file, in one step.
  /// - Returns: false where the draft is gone: somebody asked for its lock before this process had it.
  consuming func move(to file: URL) throws(Refusal) -> Bool {
    if rename(path, file.path) == 0 { return true }
    guard errno == ENOENT else { throw Refusal(number: errno) }
    return false
  }

  /// Removes the drafts in a folder that nobody will complete.
  package static func removeAbandoned(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(".") && name.hasSuffix(suffix) {
      let path = folder.appending(path: name).path
      if isAbandoned(path) { unlink(path) }
    }
  }

  private static func isAbandoned(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno != EWOULDBLOCK else { return false }
    let written = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return written.map { -$0.timeIntervalSinceNow > lifetime } ?? false
  }
}
