import Foundation

/// A socket at which programs of this machine are heard; owns its descriptor.
final class ListeningSocket: Sendable {
  private let descriptor: Int32
  let port: UInt16

  init(port: UInt16) throws(LoopbackError) {
    descriptor = Self.stream()
    guard descriptor >= 0 else { throw LoopbackError("No socket can be made") }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (descriptor, length) = (descriptor, size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
    }
    guard isBound, listen(descriptor, 32) == 0 else {
      let error = LoopbackError("The server cannot listen on port \(port)")
      close(descriptor)
      throw error
    }
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &size) }
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }

  private static func stream() -> Int32 {
    #if canImport(Darwin)
      socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }

  /// The next program that connects, or nil where none does within some milliseconds.
  func accept(within milliseconds: Int32) -> Connection? {
    guard isReadable(descriptor, within: milliseconds) else { return nil }
    let accepted = Foundation.accept(descriptor, nil, nil)
    return accepted >= 0 ? Connection(accepted) : nil
  }
}

/// What is said to one program; owns its descriptor.
package final class Connection: Sendable {
  private let descriptor: Int32

  /// - Parameter descriptor: a socket that is connected.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var patience = timeval()
    patience.tv_sec = 10
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { close(descriptor) }

  /// The bytes that come next; none where the other side has ended, nil where nothing comes in time.
  package func receive(until end: ContinuousClock.Instant) -> [UInt8]? {
    let left = ContinuousClock.now.duration(to: end)
    let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0, isReadable(descriptor, within: Int32(clamping: milliseconds)) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, count in
      count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
    }
  }

  /// Sends bytes; whoever does not listen any more misses them.
  package func send(_ bytes: [UInt8]) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Foundation.send(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, flags)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  /// Says why a request is refused.
  ///
  /// What is still on its way is thrown away for a moment: the system would take the answer back where it is not read.
  func refuse(_ response: LoopbackResponse) {
    send(response.bytes)
    _ = shutdown(descriptor, Int32(SHUT_WR))
    let end = ContinuousClock.now + .milliseconds(500)
    while let bytes = receive(until: end), !bytes.isEmpty {}
  }
}

/// Whether a descriptor has something to read, or comes to have it within some milliseconds.
private func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&entry, 1, milliseconds) > 0
}
