public import Observation

/// What the joke screen remembers, and what it does.
@MainActor @Observable
public final class JokeModel {
  /// What is shown.
  public private(set) var state: JokeState
  /// How often people have asked for another joke.
  private(set) var requests = 0
  private let client: any JokeClient

  /// Creates the memory of a screen.
  /// - Parameters:
  ///   - joke: what is shown at first, or nil where the first joke is asked for when the screen appears.
  ///   - client: where jokes come from.
  public init(joke: Joke? = nil, client: any JokeClient) {
    state = joke.map(JokeState.loaded) ?? .loading
    self.client = client
  }

  /// Asks for another joke, unless one is on its way.
  func tellAnother() {
    guard state != .loading else { return }
    state = .loading
    requests += 1
  }

  /// Fetches the joke that is asked for, if one is; what arrives after the screen has gone changes nothing.
  func fulfillRequest() async {
    guard state == .loading, !Task.isCancelled else { return }
    let answer: JokeState
    do {
      answer = .loaded(joke: try await client.randomJoke())
    } catch {
      answer = .failure
    }
    if !Task.isCancelled { state = answer }
  }
}

/// What the joke screen shows.
public enum JokeState: Hashable, Sendable {
  /// A joke has been asked for and has not arrived.
  case loading
  /// A joke has arrived.
  case loaded(joke: Joke)
  /// The last request brought no joke.
  case failure
}
