public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where jokes come from.
public protocol JokeClient: Sendable {
  /// A joke, another one each time as far as there are several.
  func randomJoke() async throws -> Joke
}

/// Where lists of jokes come from, too.
public protocol JokeListClient: JokeClient {
  /// Some jokes.
  func jokes() async throws -> [Joke]
}

/// Why no joke came.
public enum JokeError: Error, Equatable {
  /// The server says that something is wrong.
  case status(Int)
  /// The answer is longer than any joke.
  case tooLong
  /// The answer took too long.
  case timedOut
  /// Whoever answered does not speak HTTP.
  case notHTTP
}

/// The jokes of a server that speaks as the [Official Joke API](https://github.com/15Dkatz/official_joke_api) does.
public struct RemoteJokes: JokeListClient {
  private let server: URL
  private let session: any URLSessionProtocol
  private let limit: Duration
  private let clock: any Clock<Duration>

  /// Creates a client.
  /// - Parameters:
  ///   - server: the address that the paths of requests are appended to.
  ///   - session: what loads the answers.
  ///   - limit: how long an answer may take.
  ///   - clock: what measures that.
  public init(
    from server: URL = RemoteJokes.officialServer, session: any URLSessionProtocol = NetworkSession(),
    within limit: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.server = server
    self.session = session
    self.limit = limit
    self.clock = clock
  }

  /// The server of the Official Joke API.
  public static var officialServer: URL {
    guard let url = URL(string: "https://official-joke-api.appspot.com") else {
      preconditionFailure("The address of the Official Joke API is none")
    }
    return url
  }

  /// A joke that the server chooses.
  public func randomJoke() async throws -> Joke {
    try await load("random_joke")
  }

  /// Ten jokes that the server chooses.
  public func jokes() async throws -> [Joke] {
    try await load("random_ten")
  }

  private func load<Answer: Decodable & Sendable>(_ path: String) async throws -> Answer {
    let request = URLRequest(url: server.appending(path: path))
    return try await withThrowingTaskGroup(of: Answer.self) { group in
      group.addTask { [session] in
        let (data, response) = try await session.data(for: request)
        guard response.statusCode == 200 else { throw JokeError.status(response.statusCode) }
        return try JSONDecoder().decode(Answer.self, from: data)
      }
      group.addTask { [clock, limit] in
        try await clock.sleep(for: limit)
        throw JokeError.timedOut
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }
}
