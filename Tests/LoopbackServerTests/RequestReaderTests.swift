import Foundation
import Testing

@testable import LoopbackServer

@Suite struct `A request to a server of this machine` {
  private func state(of text: String, limits: RequestReader.Limits = .init()) -> RequestReader.State {
    var reader = RequestReader(port: 80, limits: limits)
    return reader.read(Array(text.utf8))
  }

  private func status(of text: String) -> Int? {
    if case .refused(let response) = state(of: text) { response.status } else { nil }
  }

  private let text =
    "POST /a/touch?x=1.5&name=a%20b+c&flag HTTP/1.1\r\nHost: localhost:80\r\nCONTENT-length: 3\r\n\r\nabcd"
  private let request = LoopbackRequest(
    method: "POST", path: "/a/touch", query: ["x": "1.5", "name": "a b c", "flag": ""],
    headers: ["host": "localhost:80", "content-length": "3"], body: Data("abc".utf8), port: 80)

  @Test func `has a method, a path, a query, fields and a body`() {
    #expect(state(of: text) == .complete(request))
  }

  @Test func `may come in two parts, wherever it is cut`() {
    let bytes = Array(text.utf8).dropLast()
    for cut in 1..<bytes.count {
      var reader = RequestReader(port: 80)
      #expect(reader.read(bytes[..<cut]) == .incomplete)
      #expect(reader.read(bytes[cut...]) == .complete(request))
    }
  }

  @Test(arguments: [
    ("GET /\(String(repeating: "a", count: 9000))", 414),
    ("GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
    ("GET / HTTP/1.1\r\n" + String(repeating: "A: \(String(repeating: "a", count: 99))\r\n", count: 400), 431),
    ("POST / HTTP/1.1\r\nContent-Length: 300000000\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411), ("GET / HTTP/2\r\n\r\n", 505),
    ("GET a HTTP/1.1\r\n\r\n", 400), ("\r\n\r\n", 400), ("GET / HTTP/1.1\r\nno name\r\n\r\n", 400),
  ])
  func `is refused before it is read`(text: String, status: Int) {
    #expect(self.status(of: text) == status)
  }

  @Test func `whose sender asks whether to go on is told so once`() {
    var reader = RequestReader(port: 80)
    let head = "POST / HTTP/1.1\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n"
    #expect(reader.read(Array(head.utf8)) == .awaitsConsent)
    #expect(reader.read([65]) == .incomplete)
    guard case .complete(let request) = reader.read([66]) else { return #expect(Bool(false), "it is not complete") }
    #expect(request.body == Data("AB".utf8))
  }

  @Test func `that is long takes no time to read byte by byte`() {
    var reader = RequestReader(port: 80)
    var state = RequestReader.State.incomplete
    for _ in 0..<40_000 where state == .incomplete { state = reader.read([65]) }
    guard case .refused(let response) = state else { return #expect(Bool(false), "it is not refused") }
    #expect(response.status == 414)
  }
}

@Suite struct `Who may ask a server of this machine` {
  private let access = LoopbackAccess(token: "abc")

  private func status(
    _ method: String = "GET", _ path: String = "/abc/", host: String? = "127.0.0.1:80", origin: String? = nil
  ) -> Int? {
    var headers = ["host": host].compactMapValues(\.self)
    headers["origin"] = origin
    return access.refusal(of: LoopbackRequest(method: method, path: path, headers: headers, port: 80))?.status
  }

  @Test func `knows its token and its address`() {
    #expect(status() == nil)
    #expect(status(host: "localhost:80") == nil)
    #expect(status("GET", "/abc/picture") == nil)
    #expect(status("POST", "/abc/touch", origin: "http://127.0.0.1:80") == nil)
  }

  @Test func `is no other site, and nobody with a name of their own for it`() {
    #expect(status("GET", "/") == 404)
    #expect(status("GET", "/abd/picture") == 404)
    #expect(status(host: "evil.example:80") == 403)
    #expect(status(host: "127.0.0.1:81") == 403)
    #expect(status(host: nil) == 403)
    #expect(status("POST", "/abc/touch") == 403)
    #expect(status("POST", "/abc/touch", origin: "http://evil.example") == 403)
    #expect(status("POST", "/abc/touch", origin: "null") == 403)
    #expect(status("POST", "/abc/touch", origin: "http://localhost:80") == 403)
  }

  @Test func `is not guessed`() {
    let tokens = Set((0..<50).map { _ in LoopbackAccess.randomToken })
    #expect(tokens.count == 50 && tokens.allSatisfy { $0.count == 32 })
  }
}
