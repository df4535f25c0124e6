public import Foundation
import LoopbackServer

/// What a server of this machine answers, for which a thread waits that sleeps.
///
/// `URLSession` on Linux keeps a processor busy for as long as an answer takes, and until its own queue has a thread: that is until
/// other tests have done what they ask of those.
public struct LoopbackAnswer: Sendable {
  /// The number of the answer.
  public let status: Int?
  /// What it says of itself, by the names of the fields.
  public let headers: [String: String]
  /// What it consists of.
  public let body: [UInt8]

  /// Asks once.
  public init(to url: URL, method: String = "GET", headers: [String: String] = [:], body: String = "") async throws {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = parts.map(\.percentEncodedPath) ?? ""
    let target = (path.isEmpty ? "/" : path) + (parts?.percentEncodedQuery.map { "?" + $0 } ?? "")
    let lines =
      ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1:\(url.port ?? 0)", "Content-Length: \(body.utf8.count)"]
      + headers.map { "\($0): \($1)" } + ["", body]
    let request = [UInt8](lines.joined(separator: "\r\n").utf8)
    let connection = try Connection(toPort: UInt16(clamping: url.port ?? 0))
    let bytes = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        connection.send(request)
        continuation.resume(returning: connection.allBytes)
      }
    }
    self.init(bytes)
  }

  private init(_ bytes: [UInt8]) {
    let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))
    let head = String(decoding: bytes[..<(end?.lowerBound ?? bytes.endIndex)], as: UTF8.self).split(separator: "\r\n")
    status = head.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    let fields = head.dropFirst().map { $0.split(separator: ": ", maxSplits: 1) }
    headers = Dictionary(fields.compactMap { $0.count == 2 ? (String($0[0]), String($0[1])) : nil }) { $1 }
    body = Array(bytes[(end?.upperBound ?? bytes.endIndex)...])
  }
}

extension Connection {
  /// Connects with a server of this machine.
  fileprivate convenience init(toPort port: UInt16) throws {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    self.init(descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw NobodyListens(port: port) }
  }

  /// All that comes until the other side ends.
  fileprivate var allBytes: [UInt8] {
    var bytes: [UInt8] = []
    while let more = receive(until: .now + .seconds(300)), !more.isEmpty { bytes += more }
    return bytes
  }
}

private struct NobodyListens: Error {
  let port: UInt16
}
