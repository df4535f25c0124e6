public import Foundation

/// Opens a file for nothing but its events, by the kernel's name elsewhere; here it is opened to be read.
public let O_EVTONLY: CInt = 0

// Queues are objects of Objective-C elsewhere, and as such equal to themselves alone.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  /// Whether it is the same queue.
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }

  /// Takes the queue for what it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DispatchSource {
  /// A source that never tells of anything: files are not watched.
  public class func makeFileSystemObjectSource(
    fileDescriptor: CInt, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceUserDataAdd {
    makeUserDataAddSource(queue: queue)
  }
}
