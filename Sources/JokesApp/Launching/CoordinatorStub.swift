/// Which screen the app begins with.
public enum CoordinatorStub: LaunchStub, Equatable, Sendable {
  /// The list of jokes.
  case start
  /// One joke.
  case openJoke(Joke)

  enum CodingKeys: String, CodingKey { case joke }

  /// Reads what `encode(to:)` has written.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self = try values.decodeIfPresent(Joke.self, forKey: .joke).map(CoordinatorStub.openJoke) ?? .start
  }

  /// Writes the joke, or nothing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if case .openJoke(let joke) = self { try container.encode(joke, forKey: .joke) }
  }
}
