package import Foundation

/// A request to a server of this machine.
package struct LoopbackRequest: Equatable, Sendable {
  package var method: String
  /// The path as it was sent, without the query.
  package var path: String
  /// The names and values behind the question mark.
  package var query: [String: String]
  /// The fields of the head by their names in small letters; of several with a name, the first.
  package var headers: [String: String]
  package var body: Data
  /// Where the server listens.
  package var port: UInt16

  package init(
    method: String, path: String, query: [String: String] = [:], headers: [String: String] = [:], body: Data = Data(),
    port: UInt16
  ) {
    (self.method, self.path, self.query) = (method, path, query)
    (self.headers, self.body, self.port) = (headers, body, port)
  }
}

/// What a server of this machine answers.
package struct LoopbackResponse: Equatable, Sendable {
  package var status: Int
  package var headers: [String: String]
  package var body: Data

  /// Nobody keeps what is shown, shows it inside of another page, or tells others its address.
  package init(_ status: Int, contentType: String? = nil, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    self.headers = [
      "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
      "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
    ]
    self.headers["Content-Type"] = contentType
    self.headers.merge(headers) { _, own in own }
  }

  /// An answer in words.
  package static func text(_ words: String, status: Int) -> LoopbackResponse {
    LoopbackResponse(status, contentType: "text/plain; charset=utf-8", body: Data(words.utf8))
  }

  /// The bytes as HTTP 1.1 has them (RFC 9112); the connection ends with them.
  var bytes: [UInt8] {
    var fields = headers
    fields["Connection"] = "close"
    fields["Content-Length"] = status == 204 ? nil : "\(body.count)"
    let head = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return Array("HTTP/1.1 \(status) \(reason)\r\n\(head)\r\n".utf8) + (status == 204 ? [] : Array(body))
  }

  private var reason: String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 408: "Request Timeout"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Answer"
    }
  }
}
