import Foundation

/// Makes a request of the bytes of a connection as they come, and refuses one that is too long before it is read.
struct RequestReader {
  /// How much of a request is read, in bytes.
  struct Limits {
    var line = 8 << 10
    var head = 32 << 10
    var body = 1 << 20
  }

  /// What is known of a request.
  enum State: Equatable {
    /// More of it must come.
    case incomplete
    /// The head is there, and whoever sends it waits to be told that the rest may follow.
    case awaitsConsent
    case complete(LoopbackRequest)
    case refused(LoopbackResponse)
  }

  private let port: UInt16
  private let limits: Limits
  private var bytes: [UInt8] = []
  /// How far the end of the head was searched.
  private var searched = 0
  private var head: (request: LoopbackRequest, end: Int, length: Int)?
  private var isConsentGiven = false

  init(port: UInt16, limits: Limits = Limits()) {
    (self.port, self.limits) = (port, limits)
  }

  /// Takes what came, and says what is known then.
  mutating func read(_ more: some Collection<UInt8>) -> State {
    bytes += more
    if head == nil {
      guard let end = endOfHead() else { return refusalOfHead.map(State.refused) ?? .incomplete }
      switch RequestHead(bytes[..<end], port: port, limits: limits).result {
      case .failure(let refusal): return .refused(refusal.response)
      case .success(let (request, length)): head = (request, end, length)
      }
    }
    guard let head else { return .incomplete }
    guard bytes.count >= head.end + head.length else {
      if head.request.headers["expect"]?.lowercased() == "100-continue", !isConsentGiven {
        isConsentGiven = true
        return .awaitsConsent
      }
      return .incomplete
    }
    var request = head.request
    request.body = Data(bytes[head.end..<head.end + head.length])
    return .complete(request)
  }

  /// Behind the empty line that ends the head.
  private mutating func endOfHead() -> Int? {
    let end = Array("\r\n\r\n".utf8)
    let start = max(0, searched - 3)
    searched = bytes.count
    return bytes[start...].firstRange(of: end)?.upperBound
  }

  private var refusalOfHead: LoopbackResponse? {
    if bytes.count > limits.line, !bytes[..<limits.line].contains(UInt8(ascii: "\n")) { return .longLine(limits) }
    return bytes.count > limits.head ? .longHead(limits) : nil
  }
}

extension LoopbackResponse {
  fileprivate static func longLine(_ limits: RequestReader.Limits) -> LoopbackResponse {
    .text("An address has at most \(limits.line) bytes here.", status: 414)
  }

  fileprivate static func longHead(_ limits: RequestReader.Limits) -> LoopbackResponse {
    .text("The head of a request has at most \(limits.head) bytes here.", status: 431)
  }
}

/// The lines before the body.
private struct RequestHead {
  struct Refusal: Error {
    let response: LoopbackResponse

    init(_ words: String, status: Int) { response = .text(words, status: status) }
  }

  private let lines: [Substring]
  private let size: Int
  private let port: UInt16
  private let limits: RequestReader.Limits

  init(_ bytes: ArraySlice<UInt8>, port: UInt16, limits: RequestReader.Limits) {
    (size, self.port, self.limits) = (bytes.count, port, limits)
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
  }

  /// The request without its body, and how long that is.
  var result: Result<(LoopbackRequest, length: Int), Refusal> {
    Result { () throws(Refusal) in
      guard size <= limits.head else { throw Refusal.init(response: .longHead(limits)) }
      let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
      guard (lines.first ?? "").utf8.count <= limits.line else { throw Refusal(response: .longLine(limits)) }
      guard words.count == 3, words[1].hasPrefix("/") else { throw Refusal("This is no request.", status: 400) }
      guard words[2].hasPrefix("HTTP/1.") else { throw Refusal("Only HTTP 1.1 is spoken here.", status: 505) }
      let headers = try headers()
      let target = words[1].split(separator: "?", maxSplits: 1)
      let request = LoopbackRequest(
        method: String(words[0]), path: String(target[0]), query: Self.query(target.dropFirst().first ?? ""),
        headers: headers, port: port)
      return (request, length: try length(headers))
    }
  }

  private func headers() throws(Refusal) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: \.isWhitespace) else {
        throw Refusal("A line of the head has no name.", status: 400)
      }
      let name = parts[0].lowercased()
      // Two that differ would be read differently by each who reads them.
      if let known = headers[name], ["host", "content-length", "origin"].contains(name) {
        guard known == Self.trimmed(parts[1]) else { throw Refusal("The head says \(name) twice.", status: 400) }
      }
      headers[name] = headers[name] ?? Self.trimmed(parts[1])
    }
    return headers
  }

  private func length(_ headers: [String: String]) throws(Refusal) -> Int {
    if headers["transfer-encoding"] != nil { throw Refusal("Say how long the body is.", status: 411) }
    guard let said = headers["content-length"] else { return 0 }
    guard !said.isEmpty, said.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      throw Refusal("The length of the body is no number.", status: 400)
    }
    guard let length = Int(said), length <= limits.body else {
      throw Refusal("A body has at most \(limits.body) bytes here.", status: 413)
    }
    return length
  }

  private static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }

  private static func query(_ text: Substring) -> [String: String] {
    var query: [String: String] = [:]
    for item in text.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let words = parts.map { $0.replacing("+", with: " ").removingPercentEncoding ?? String($0) }
      query[words[0]] = words.count > 1 ? words[1] : ""
    }
    return query
  }
}

extension RequestHead.Refusal {
  fileprivate init(response: LoopbackResponse) { self.response = response }
}
