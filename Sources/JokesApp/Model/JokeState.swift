/// What the joke screen shows.
public enum JokeState: Hashable, Sendable {
  /// A joke has been asked for and has not arrived.
  case loading
  /// A joke has arrived.
  case loaded(joke: Joke)
  /// The last request brought no joke.
  case failure
}
