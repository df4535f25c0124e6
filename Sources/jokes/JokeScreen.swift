import DeclarativeUI
import JokesApp

/// The states of the app's screen; the names are those of the files.
enum JokeScreen: String, CaseIterable {
  case joke, loading, failure

  @MainActor var view: JokeView {
    switch self {
    case .joke: JokeViewPreviewProvider.jokeView
    case .loading: JokeViewPreviewProvider.jokeLoading
    case .failure: JokeViewPreviewProvider.jokeLoadingFailure
    }
  }
}
