import Foundation
import JokesApp
import TestSupport
import Testing

@testable import jokes

@Suite(.prompt) struct `The server of jokes` {
  @Test func `tells the app each of its jokes once, before it tells one again`() async throws {
    try await withServer(BundledJokes()) { address in
      let client = RemoteJokes(from: address, within: .seconds(300))
      var told = [try await client.randomJoke()] as Set
      for _ in BundledJokes.all.dropFirst() {
        let answer = try await LoopbackAnswer(to: address.appending(path: "random_joke"))
        told.insert(try JSONDecoder().decode(Joke.self, from: Data(answer.body)))
      }
      #expect(told == Set(BundledJokes.all))
    }
    #expect(BundledJokes.all.count == Set(BundledJokes.all).count && BundledJokes.all.count >= 24)
  }

  @Test func `writes a joke as the Official Joke API does`() async throws {
    let joke = BundledJokes.all[4]
    try await withServer(BundledJokes([joke])) { address in
      let answer = try await LoopbackAnswer(to: address.appending(path: "random_joke"))
      #expect(answer.headers["Content-Type"] == "application/json")
      #expect(
        String(decoding: answer.body, as: UTF8.self)
          == #"{"id":5,"punchline":"\#(joke.punchline)","setup":"\#(joke.setup)","type":"programming"}"#)
    }
  }

  @Test func `tells ten at once`() async throws {
    try await withServer(BundledJokes()) { address in
      let answer = try await LoopbackAnswer(to: address.appending(path: "random_ten"))
      #expect(try Set(JSONDecoder().decode([Joke].self, from: Data(answer.body))).count == 10)
    }
  }

  @Test func `knows no other address`() async throws {
    try await withServer(BundledJokes()) { address in
      let answer = try await LoopbackAnswer(to: address.appending(path: "jokes"))
      #expect(answer.status == 404)
    }
  }
}

/// Runs a server at a port that is free while something is done with it.
private func withServer(_ jokes: BundledJokes, _ body: @escaping @Sendable (URL) async throws -> Void) async throws {
  let server = JokeServer(jokes, port: 0)
  let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
  let serving = Task { try await server.run { continuation.yield($0) } }
  defer { serving.cancel() }
  var iterator = addresses.makeAsyncIterator()
  try await body(try #require(await iterator.next()))
}
