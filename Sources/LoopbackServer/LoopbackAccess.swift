/// Decides which requests to a server of this machine are answered: those with the random token in their address.
///
/// Another site that is open in the same browser does not know it, has another origin, and cannot reach the server under a
/// name of its own, as it answers to its own addresses alone.
package struct LoopbackAccess: Sendable {
  /// What stands in the address, so that nobody guesses it.
  package let token: String

  package init(token: String = LoopbackAccess.randomToken) {
    self.token = token
  }

  /// 128 random bits.
  package static var randomToken: String {
    (0..<4).map { _ in
      let digits = String(UInt32.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The address of the first page.
  package func address(port: UInt16) -> String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Whether a request is meant for this machine, by its field `Host`.
  package static func isLocal(host: String?, port: UInt16) -> Bool {
    host.map { ["127.0.0.1:\(port)", "localhost:\(port)"].contains($0) } ?? false
  }

  /// Whether a page of this server asks, by the fields `Origin` and `Host`; browsers send the first with whatever changes
  /// something.
  package static func isOwn(origin: String?, host: String?) -> Bool {
    host.map { origin == "http://\($0)" } ?? false
  }

  /// What stands in the path behind the token.
  /// - Returns: nil where the token is not there.
  package func place(in path: String) -> Substring? {
    path.hasPrefix("/\(token)/") ? path.dropFirst(token.count + 2) : nil
  }

  /// Why a request is refused, or nil: one that only reads must know the token, another one must come from the own page.
  package func refusal(of request: LoopbackRequest) -> LoopbackResponse? {
    let host = request.headers["host"]
    guard Self.isLocal(host: host, port: request.port) else {
      return .text("This server answers this machine only.", status: 403)
    }
    guard place(in: request.path) != nil else { return .text("There is nothing at this address.", status: 404) }
    if request.method != "GET", !Self.isOwn(origin: request.headers["origin"], host: host) {
      return .text("Another site may not do this.", status: 403)
    }
    return nil
  }
}
