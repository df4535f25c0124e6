/// A joke in two parts.
public struct Joke: Codable, Hashable, Sendable {
  /// What is said first.
  public let setup: String
  /// What people laugh at.
  public let punchline: String

  /// Creates a joke from its parts.
  public init(setup: String, punchline: String) {
    self.setup = setup
    self.punchline = punchline
  }
}
