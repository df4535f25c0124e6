package import Foundation

/// A file that is mapped into memory: of a large one, only the pages that are looked at are read.
///
/// By the system's own function: Foundation reads the whole file on Linux, also where it is asked to map it, and the
/// emoji alone have 11 MB.
package final class MappedFile: @unchecked Sendable {
  // Sendable because the bytes never change; they stay where they are as long as this object lives.

  /// The bytes, valid as long as this object lives.
  package let bytes: UnsafeRawBufferPointer

  /// Maps a file that nobody shortens while it is mapped.
  /// - Throws: an error that names the file and what the system said.
  package init(_ url: URL) throws {
    let path = url.path
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Self.error(path) }
    // The mapping stays when its file is closed.
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.error(path) }
    let count = Int(status.st_size)
    guard count > 0 else {
      // Nothing cannot be mapped.
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw Self.error(path)
    }
    bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit {
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }

  private static func error(_ path: String) -> CocoaError {
    let code: CocoaError.Code = errno == ENOENT ? .fileReadNoSuchFile : .fileReadUnknown
    return CocoaError(
      code,
      userInfo: [
        NSFilePathErrorKey: path, NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(errno)),
      ])
  }
}
