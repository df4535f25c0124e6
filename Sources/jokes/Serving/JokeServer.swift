import Foundation
import JokesApp
import LoopbackServer

/// Serves jokes in the format of the Official Joke API, on this machine only.
struct JokeServer {
  private let jokes: any JokeClient
  private let port: UInt16

  /// - Parameters:
  ///   - jokes: the jokes that are served.
  ///   - port: where the server listens; 0 is any port that is free.
  init(_ jokes: any JokeClient = BundledJokes(), port: UInt16) {
    (self.jokes, self.port) = (jokes, port)
  }

  /// Serves until the task is cancelled.
  /// - Parameter listening: told the address as soon as somebody listens there.
  func run(listening: @escaping @Sendable (URL) -> Void) async throws {
    try await LoopbackServer(port: port).run { port in
      URL(string: "http://127.0.0.1:\(port)").map(listening)
    } answer: { [jokes] request in
      guard LoopbackAccess.isLocal(host: request.headers["host"], port: request.port) else {
        return .text("This server answers this machine only.", status: 403)
      }
      do {
        return try await Self.answer(to: request, jokes)
      } catch {
        return .text("\(error)", status: 500)
      }
    }
  }

  private static func answer(to request: LoopbackRequest, _ jokes: any JokeClient) async throws -> LoopbackResponse {
    switch (request.method, request.path) {
    case ("GET", "/random_joke"), ("GET", "/jokes/random"):
      return try json(await ServedJoke(jokes.randomJoke()))
    case ("GET", "/random_ten"), ("GET", "/jokes/ten"):
      var ten: [ServedJoke] = []
      while ten.count < 10 { ten.append(try await ServedJoke(jokes.randomJoke())) }
      return try json(ten)
    default: return .text("There is nothing at this address.", status: 404)
    }
  }

  private static func json(_ value: some Encodable) throws -> LoopbackResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return LoopbackResponse(200, contentType: "application/json", body: try encoder.encode(value))
  }
}

/// A joke as the Official Joke API writes it.
private struct ServedJoke: Encodable {
  let type = "programming"
  let setup: String
  let punchline: String
  let id: Int

  init(_ joke: Joke) {
    setup = joke.setup
    punchline = joke.punchline
    id = (BundledJokes.all.firstIndex(of: joke) ?? -1) + 1
  }
}
