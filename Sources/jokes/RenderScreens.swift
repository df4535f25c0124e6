import ArgumentParser
import DeclarativeUI
import JokesApp

/// Draws one screen or all of them.
struct RenderScreens: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws one screen or all of them, each as a PNG file of its name.")

  /// What can be drawn: a screen or all.
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case joke, loading, failure, all

    var screens: [StateScreen] {
      StateScreen(rawValue: rawValue).map { [$0] } ?? StateScreen.allCases
    }
  }

  @Argument(help: "The screen: joke, loading or failure, or all of them.")
  var screen: Choice

  @OptionGroup var options: ScreenOptions

  func run() async throws {
    let folder = try PictureFolder(options.output)
    _ = try await options.draw(screen.screens, into: folder)
    print("The pictures are in \(folder.path)")
  }
}

/// Draws all screens and a sheet with them side by side.
struct DrawScreens: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draws all screens and a contact sheet. This is what `jokes` does without a subcommand.")

  @OptionGroup var options: ScreenOptions

  func run() async throws {
    let folder = try PictureFolder(options.output)
    let screens = try await options.draw(StateScreen.allCases, into: folder)
    try folder.write(ContactSheet.picture(of: screens.map(\.bitmap)), name: "contact-sheet")
    print("contact-sheet.png  the three side by side")
    print("The pictures are in \(folder.path)")
  }
}

/// The states of the app's screen; the names are those of the files.
enum StateScreen: String, CaseIterable {
  case joke, loading, failure

  @MainActor var view: JokeView {
    switch self {
    case .joke: JokeViewPreviewProvider.jokeView
    case .loading: JokeViewPreviewProvider.jokeLoading
    case .failure: JokeViewPreviewProvider.jokeLoadingFailure
    }
  }
}
