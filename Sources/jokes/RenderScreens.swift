import ArgumentParser

/// Draws one screen or all of them.
struct RenderScreens: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws one screen or all of them, each as a PNG file of its name.")

  /// What can be drawn: a screen or all.
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case joke, loading, failure, all

    var screens: [JokeScreen] {
      JokeScreen(rawValue: rawValue).map { [$0] } ?? JokeScreen.allCases
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
