import FlyingFox
import FlyingSocks
import Foundation
import JokesApp

/// Serves jokes in the format of the Official Joke API, on this machine only.
struct JokeServer {
  private let jokes: any JokeClient
  private let server: HTTPServer

  /// - Parameters:
  ///   - jokes: the jokes that are served.
  ///   - port: where the server listens; 0 is any port that is free.
  init(_ jokes: any JokeClient = OwnJokes(), port: UInt16) throws {
    self.jokes = jokes
    server = HTTPServer(config: try .localhost(port: port))
  }

  /// Serves until the task is cancelled.
  /// - Parameter listening: told the address as soon as somebody listens there.
  func run(listening: @escaping @Sendable (URL) -> Void) async throws {
    for path in ["/random_joke", "/jokes/random"] {
      await server.appendRoute(HTTPRoute("GET \(path)")) { [jokes] _ in
        try await .json(ServedJoke(jokes.randomJoke()))
      }
    }
    for path in ["/random_ten", "/jokes/ten"] {
      await server.appendRoute(HTTPRoute("GET \(path)")) { [jokes] _ in
        var ten: [ServedJoke] = []
        while ten.count < 10 { ten.append(try await ServedJoke(jokes.randomJoke())) }
        return try .json(ten)
      }
    }
    try await server.run(listening: listening)
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
    id = (OwnJokes.all.firstIndex(of: joke) ?? -1) + 1
  }
}

extension HTTPServer.Configuration {
  /// A server that only this machine reaches, and that says nothing.
  static func localhost(port: UInt16) throws -> HTTPServer.Configuration {
    HTTPServer.Configuration(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
  }
}

extension HTTPServer {
  /// Serves until the task is cancelled.
  /// - Parameter listening: told the address as soon as somebody listens there.
  func run(listening: @escaping @Sendable (URL) -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.run() }
      group.addTask {
        try await self.waitUntilListening()
        guard case .ip4(_, let port) = await self.listeningAddress else { return }
        URL(string: "http://127.0.0.1:\(port)").map(listening)
      }
      try await group.waitForAll()
    }
  }
}

extension HTTPResponse {
  static func json(_ value: some Encodable) throws -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return HTTPResponse(
      statusCode: .ok, headers: [.contentType: "application/json"], body: try encoder.encode(value))
  }
}
