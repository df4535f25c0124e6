import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A server of this machine that sends what a test gives it, byte for byte, however wrong that is as HTTP.
final class LoopbackServer: Sendable {
  /// What is sent to a client, and what becomes of the connection then.
  enum Reply: Sendable {
    /// All at once.
    case bytes(String)
    /// In pieces, each as a packet of its own.
    case pieces([String])
    /// A beginning, and then nothing until the client has gone, so that the answer never ends.
    case unfinished(String)
    /// Nothing at all, until the client has gone.
    case silence
  }

  private let listener: Int32
  private let lines = Mutex<[String]>([])
  private let arrival = AsyncStream.makeStream(of: Void.self)
  let address: URL

  /// The first lines of the requests so far.
  var requests: [String] { lines.withLock { $0 } }

  /// - Parameter reply: the answer to a request, which is given with its path.
  init(_ reply: @escaping @Sendable (String) -> Reply) throws {
    let socket = socket(AF_INET, Self.stream, 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))")
    guard socket >= 0, isListening, let url else { throw POSIXError(.EADDRNOTAVAIL) }
    listener = socket
    address = url
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(socket, nil, nil)
        // Closed here and nowhere else: its number may be another socket's at once.
        guard connection >= 0 else { return _ = close(socket) }
        Thread.detachNewThread { self.answer(connection, reply) }
      }
    }
  }

  /// Waits until another request has arrived.
  func waitForRequest() async {
    for await _ in arrival.stream { return }
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func answer(_ connection: Int32, _ reply: (String) -> Reply) {
    defer { close(connection) }
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: request, as: UTF8.self).contains("\r\n\r\n") {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request += buffer.prefix(count)
    }
    let line = String(decoding: request.prefix { $0 != 13 }, as: UTF8.self)
    lines.withLock { $0.append(line) }
    arrival.continuation.yield()
    switch reply(String(line.split(separator: " ").dropFirst().first ?? "")) {
    case .bytes(let text): _ = send(text, to: connection)
    case .pieces(let pieces): for piece in pieces where !send(piece, to: connection) { return }
    case .unfinished(let start):
      _ = send(start, to: connection)
      waitForEnd(of: connection)
    case .silence: waitForEnd(of: connection)
    }
  }

  private func waitForEnd(of connection: Int32) {
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) > 0 {}
  }

  /// Sends a text, and says whether there is still somebody who listens.
  private func send(_ text: String, to connection: Int32) -> Bool {
    var left = Array(text.utf8)[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          write(connection, bytes.baseAddress, bytes.count)
        #else
          Glibc.send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard count > 0 else { return false }
      left = left.dropFirst(count)
    }
    return true
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif
}
