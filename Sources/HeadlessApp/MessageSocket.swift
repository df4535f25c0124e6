import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One end of a connection on this machine: messages, each after its length in four bytes.
package struct MessageSocket: Sendable {
  package let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Why there is no message.
  package enum Failure: Error {
    /// Whoever was at the other end has gone.
    case closed
    /// Nothing came in time.
    case timedOut
  }

  /// Sends a message.
  package func send(_ message: some Encodable) throws {
    let body = try JSONEncoder().encode(message)
    var bytes = withUnsafeBytes(of: UInt32(body.count).bigEndian) { Array($0) } + body
    while !bytes.isEmpty {
      let count = write(bytes)
      guard count > 0 else { throw Failure.closed }
      bytes.removeFirst(count)
    }
  }

  /// Waits for a message.
  /// - Parameter deadline: how long; nil is for ever.
  package func receive<Message: Decodable>(_ type: Message.Type, until deadline: ContinuousClock.Instant? = nil) throws
    -> Message
  {
    let length = try read(4, until: deadline).reduce(0) { $0 << 8 | Int($1) }
    return try JSONDecoder().decode(type, from: Data(read(length, until: deadline)))
  }

  private func write(_ bytes: [UInt8]) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, bytes.count)
    #else
      Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  private func read(_ count: Int, until deadline: ContinuousClock.Instant?) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < count {
      try waitForInput(until: deadline)
      let wanted = min(buffer.count, count - bytes.count)
      let arrived = recv(descriptor, &buffer, wanted, 0)
      if arrived < 0, errno == EINTR { continue }
      guard arrived > 0 else { throw Failure.closed }
      bytes += buffer.prefix(arrived)
    }
    return bytes
  }

  private func waitForInput(until deadline: ContinuousClock.Instant?) throws {
    guard let deadline else { return }
    var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { throw Failure.timedOut }
      let ready = poll(&descriptors, 1, Int32(min(left.rounded(.up), 60_000)))
      if ready > 0 { return }
    }
  }

  /// Closes this end.
  package func close() {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// Both ends of a connection, which no other process inherits.
  package static func pair() throws -> (MessageSocket, MessageSocket) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
    }
    #if canImport(Darwin)
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        var one: Int32 = 1
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
      }
    #endif
    return (MessageSocket(descriptor: ends[0]), MessageSocket(descriptor: ends[1]))
  }
}
