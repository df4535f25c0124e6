package import Foundation

/// A lock on a file, which one thread of one process has at a time; the end of the process ends it too.
package struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Waits for the lock; nil where the file cannot be made.
  package init?(at file: URL) {
    descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(descriptor) }

  /// Lets others have it.
  package consuming func end() {}
}
