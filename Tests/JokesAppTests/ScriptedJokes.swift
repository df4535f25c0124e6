import Foundation
import Synchronization

@testable import JokesApp

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client whose answers arrive when a test wants them to.
final class ScriptedJokes: JokeClient {
  private struct Script {
    var waiting: [Int: CheckedContinuation<Joke, any Error>] = [:]
    var requestCount = 0
    var cancelledCount = 0
  }

  private let script = Mutex(Script())

  /// How often a joke was asked for.
  var requestCount: Int { script.withLock { $0.requestCount } }
  /// How many of these requests have been cancelled.
  var cancelledCount: Int { script.withLock { $0.cancelledCount } }

  // On the main actor as the model, so that neither waits for other tests.
  @MainActor func randomJoke() async throws -> Joke {
    // Does not end by being cancelled, as a server's answer may be on its way then.
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        script.withLock { script in
          script.requestCount += 1
          script.waiting[script.requestCount] = continuation
        }
      }
    } onCancel: {
      script.withLock { $0.cancelledCount += 1 }
    }
  }

  /// Answers the oldest request that waits.
  func answer(_ answer: Result<Joke, any Error>) {
    let continuation = script.withLock { script in
      script.waiting.keys.min().flatMap { script.waiting.removeValue(forKey: $0) }
    }
    continuation?.resume(with: answer)
  }
}

/// A session that answers each request in the same way, and remembers what was asked for.
final class AnsweringSession: URLSessionProtocol {
  private let answer: @Sendable (URLRequest) throws -> (status: Int, body: String)
  private let asked = Mutex<[URLRequest]>([])

  init(_ answer: @escaping @Sendable (URLRequest) throws -> (status: Int, body: String)) {
    self.answer = answer
  }

  var requests: [URLRequest] { asked.withLock { $0 } }

  func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    asked.withLock { $0.append(request) }
    let (status, body) = try answer(request)
    guard let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    else { throw JokeError.notHTTP }
    return (Data(body.utf8), response)
  }
}

/// A clock for which no time passes, however long somebody sleeps.
struct ImpatientClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
  }
}
