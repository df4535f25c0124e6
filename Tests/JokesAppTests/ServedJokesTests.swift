import Foundation
import JokesApp
import TestSupport
import Testing

/// The client over a real connection, to a server that does all that servers do.
@Suite(.prompt) struct `Jokes over a connection` {
  private static let body = #"{"type":"general","setup":"Why? 🤔","punchline":"Because.","id":1}"#
  private static let joke = Joke(setup: "Why? 🤔", punchline: "Because.")

  private static func response(
    _ status: String = "200 OK", _ headers: [String] = [], _ body: String = body, length: Int? = nil
  ) -> String {
    (["HTTP/1.1 \(status)", "Content-Length: \(length ?? body.utf8.count)", "Connection: close"] + headers)
      .joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  private func joke(
    within limit: Duration = .seconds(300), _ reply: @escaping @Sendable (String) -> LoopbackServer.Reply
  ) async throws -> (joke: Joke, requests: [String]) {
    let server = try LoopbackServer(reply)
    defer { server.stop() }
    return (try await RemoteJokes(from: server.address, within: limit).randomJoke(), server.requests)
  }

  @Test func `arrive by one GET`() async throws {
    let (joke, requests) = try await joke { _ in .bytes(Self.response()) }
    #expect(joke == Self.joke)
    #expect(requests == ["GET /random_joke HTTP/1.1"])
  }

  @Test func `arrive byte by byte`() async throws {
    let bytes = Self.response("200 OK", ["X-Slow: yes"]).map { String($0) }
    #expect(try await joke { _ in .pieces(bytes) }.joke == Self.joke)
  }

  @Test func `arrive in chunks`() async throws {
    let half = Self.body.prefix(20)
    let rest = Self.body.dropFirst(20)
    let pieces =
      ["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"]
      + [half, rest].map { "\(String($0.utf8.count, radix: 16))\r\n\($0)\r\n" } + ["0\r\n\r\n"]
    #expect(try await joke { _ in .pieces(pieces) }.joke == Self.joke)
  }

  @Test(arguments: ["301 Moved Permanently", "302 Found", "307 Temporary Redirect"])
  func `arrive from where the server sends the request`(status: String) async throws {
    let (joke, requests) = try await joke { path in
      path == "/random_joke" ? .bytes(Self.response(status, ["Location: /elsewhere"], "")) : .bytes(Self.response())
    }
    #expect(joke == Self.joke)
    #expect(requests == ["GET /random_joke HTTP/1.1", "GET /elsewhere HTTP/1.1"])
  }

  @Test func `end where the server sends the request round in circles`() async throws {
    let server = try LoopbackServer { _ in .bytes(Self.response("302 Found", ["Location: /random_joke"], "")) }
    defer { server.stop() }
    await #expect(throws: JokeError.status(302)) {
      try await RemoteJokes(from: server.address, within: .seconds(300)).randomJoke()
    }
    #expect(server.requests.count == 6)
  }

  @Test(arguments: ["400 Bad Request", "404 Not Found", "500 Internal Server Error", "503 Service Unavailable"])
  func `end with the status of a server that is out of order`(status: String) async throws {
    let code = try #require(Int(status.prefix(3)))
    await #expect(throws: JokeError.status(code)) { try await joke { _ in .bytes(Self.response(status)) } }
  }

  @Test(arguments: [
    "", "Hello", response("200 OK", [], body, length: 500),
    response("200 OK", [], #"{"setup":"a"}"#), response("200 OK", [], "{\"setup\":\"a\",\"punch"),
    response("200 OK", [], "\u{FEFF}[]"), response("200 OK", [], ""), response("204 No Content", [], ""),
  ])
  func `end with an error where the answer is broken`(answer: String) async throws {
    await #expect(throws: (any Error).self) { try await joke { _ in .bytes(answer) } }
  }

  @Test func `end where the answer says that it is longer than any joke`() async throws {
    await #expect(throws: JokeError.tooLong) {
      try await joke { _ in .bytes(Self.response("200 OK", [], "{", length: 1_000_000_000)) }
    }
  }

  @Test func `end where the answer does not end`() async throws {
    // Not more than that: Foundation keeps on Linux what arrives before the client is asked.
    let start = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + String(repeating: "{", count: 1 << 20)
    await #expect(throws: JokeError.tooLong) { try await joke { _ in .unfinished(start) } }
  }

  @Test func `end after a time where the server says nothing`() async throws {
    await #expect(throws: JokeError.timedOut) { try await joke(within: .milliseconds(50)) { _ in .silence } }
  }

  @Test func `end where nobody listens`() async throws {
    let server = try LoopbackServer { _ in .silence }
    server.stop()
    await #expect(throws: (any Error).self) {
      try await RemoteJokes(from: server.address, within: .seconds(300)).randomJoke()
    }
  }

  @Test func `end when whoever asked is cancelled`() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let request = Task { try await RemoteJokes(from: server.address, within: .seconds(300)).randomJoke() }
    await server.waitForRequest()
    request.cancel()
    await #expect(throws: (any Error).self) { try await request.value }
  }
}
