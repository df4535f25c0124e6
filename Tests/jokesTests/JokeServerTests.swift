import Foundation
import JokesApp
import Testing

@testable import jokes

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct `The server of jokes` {
  @Test func `tells the app each of its jokes once, before it tells one again`() async throws {
    try await withServer(BundledJokes()) { address in
      let client = RemoteJokes(from: address, within: .seconds(300))
      var told: Set<Joke> = []
      for _ in BundledJokes.all { told.insert(try await client.randomJoke()) }
      #expect(told == Set(BundledJokes.all))
    }
    #expect(BundledJokes.all.count == Set(BundledJokes.all).count && BundledJokes.all.count >= 24)
  }

  @Test func `writes a joke as the Official Joke API does`() async throws {
    let joke = BundledJokes.all[4]
    try await withServer(BundledJokes([joke])) { address in
      let (data, response) = try await URLSession.shared.data(from: address.appending(path: "random_joke"))
      #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Type") == "application/json")
      #expect(
        String(decoding: data, as: UTF8.self)
          == #"{"id":5,"punchline":"\#(joke.punchline)","setup":"\#(joke.setup)","type":"programming"}"#)
    }
  }

  @Test func `tells ten at once`() async throws {
    try await withServer(BundledJokes()) { address in
      let (data, _) = try await URLSession.shared.data(from: address.appending(path: "random_ten"))
      #expect(try Set(JSONDecoder().decode([Joke].self, from: data)).count == 10)
    }
  }

  @Test func `knows no other address`() async throws {
    try await withServer(BundledJokes()) { address in
      let (_, response) = try await URLSession.shared.data(from: address.appending(path: "jokes"))
      #expect((response as? HTTPURLResponse)?.statusCode == 404)
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
