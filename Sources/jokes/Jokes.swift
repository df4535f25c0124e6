import ArgumentParser

/// The command line of the joke app.
@main
struct Jokes: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jokes",
    abstract: "Draws the screens of the joke app as PNG files.",
    discussion: "Without a subcommand, all three screens and a sheet with them side by side are drawn.",
    subcommands: [DrawScreens.self, RenderScreens.self, DrawHeader.self, PlayApp.self, ServeAPI.self, RunApp.self],
    defaultSubcommand: DrawScreens.self)
}
