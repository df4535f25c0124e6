public import Foundation

/// Opens a file for nothing but its events, by the kernel's name elsewhere; here it is opened to be read.
public let O_EVTONLY: CInt = 0

extension DispatchSource {
  /// A source that never tells of anything: files are not watched.
  public class func makeFileSystemObjectSource(
    fileDescriptor: CInt, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceUserDataAdd {
    makeUserDataAddSource(queue: queue)
  }
}
