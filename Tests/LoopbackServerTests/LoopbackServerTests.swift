import Foundation
import TestSupport
import Testing

@testable import LoopbackServer

@Suite struct `A server of this machine` {
  @Test func `answers what it is asked, several at once`() async throws {
    try await withServer { request in
      LoopbackResponse(
        200, contentType: "text/plain", body: Data("\(request.method) \(request.path)".utf8) + request.body)
    } _: { (port: UInt16) async throws in
      try await withThrowingTaskGroup(of: String.self) { group in
        for number in 0..<12 {
          group.addTask { try await Self.answer(port, "/\(number)").words }
        }
        var answers: Set<String> = []
        for try await answer in group { answers.insert(answer) }
        #expect(answers == Set((0..<12).map { "GET /\($0)" }))
      }
      #expect(try await Self.answer(port, "/a", body: "xyz").words == "POST /axyz")
    }
  }

  @Test func `refuses what is too long, and answers others meanwhile`() async throws {
    try await withServer { _ in
      LoopbackResponse(204)
    } _: { (port: UInt16) async throws in
      #expect(try await Self.answer(port, "/" + String(repeating: "a", count: 100_000)).status == 414)
      #expect(try await Self.answer(port, "/", body: String(repeating: "a", count: 2 << 20)).status == 413)
      #expect(try await Self.answer(port, "/").status == 204)
    }
  }

  @Test func `has a port alone`() async throws {
    try await withServer { _ in
      LoopbackResponse(204)
    } _: { (port: UInt16) async throws in
      await #expect(throws: LoopbackError.self) {
        try await LoopbackServer(port: port).run(listening: { _ in }, answer: { _ in LoopbackResponse(204) })
      }
    }
  }

  private static func answer(_ port: UInt16, _ path: String, body: String? = nil) async throws -> (
    status: Int?, words: String
  ) {
    let url = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
    let answer = try await LoopbackAnswer(to: url, method: body == nil ? "GET" : "POST", body: body ?? "")
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }
}

/// Runs a server at a port that is free while something is done with it.
private func withServer(
  _ answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse,
  _ body: (UInt16) async throws -> Void
) async throws {
  let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
  let serving = Task { try await LoopbackServer(port: 0).run(listening: { continuation.yield($0) }, answer: answer) }
  defer { serving.cancel() }
  var iterator = ports.makeAsyncIterator()
  try await body(try #require(await iterator.next()))
}
