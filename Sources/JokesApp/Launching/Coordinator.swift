public import Observation

/// Decides which screen is shown.
@MainActor
public protocol CoordinatorProtocol: AnyObject {
  /// Shows the list of jokes.
  func start()
  /// Shows a joke.
  func open(_ joke: Joke)
}

/// Shows the list of jokes, or one joke.
@MainActor @Observable
public final class Coordinator {
  /// What is shown.
  enum Screen: Hashable {
    case jokes
    case joke(Joke)
  }

  private(set) var screen = Screen.jokes

  /// Creates a coordinator that shows the list.
  public init() {}
}

extension Coordinator: CoordinatorProtocol {
  /// Shows the list of jokes.
  public func start() { screen = .jokes }

  /// Shows a joke.
  public func open(_ joke: Joke) { screen = .joke(joke) }

  /// Shows what a test wants to begin with.
  public func begin(with stub: CoordinatorStub) {
    switch stub {
    case .start: start()
    case .openJoke(let joke): open(joke)
    }
  }
}
