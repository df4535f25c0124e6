import ArgumentParser

/// The command line of the joke app.
@main
struct Jokes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jokes",
    abstract: "Draws the screens of the joke app.",
    subcommands: [DrawHeader.self])
}
