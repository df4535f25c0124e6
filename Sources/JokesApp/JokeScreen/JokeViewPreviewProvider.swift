#if canImport(DeclarativeUI)
  import DeclarativeUI
#else
  import SwiftUI
#endif

/// The joke screen in each of its states, shared by previews, snapshot tests and the tool `jokes`.
@MainActor
public enum JokeViewPreviewProvider {
  /// The screen with a joke.
  public static let jokeView = JokeView(state: .loaded(joke: joke))
  /// The screen while a joke is on its way.
  public static let jokeLoading = JokeView(state: .loading)
  /// The screen when no joke arrived.
  public static let jokeLoadingFailure = JokeView(state: .failure)

  private static let joke = Joke(
    setup: "The punchline often arrives before the set-up.",
    punchline: "Do you know the problem with UDP jokes?"
  )
}

#if !canImport(DeclarativeUI)
  #Preview("Joke") { JokeViewPreviewProvider.jokeView }
  #Preview("Loading") { JokeViewPreviewProvider.jokeLoading }
  #Preview("Failure") { JokeViewPreviewProvider.jokeLoadingFailure }
#endif
