import ArgumentParser
import FileComparison
import TextFormats

/// The commands of the tool `stills` that look at what a run of tests has left.
@main
struct StillsTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stills",
    abstract: "Reviews the results of a run of snapshot tests, and compares pictures.",
    discussion: """
      Examples:
        swift test; stills report --open
        stills review
        stills accept 'CardTests*'
      """,
    subcommands: [
      ReportRun.self, ListChanges.self, ReviewChanges.self, AcceptChanges.self, RejectChanges.self, FindUnused.self,
      DrawSheet.self, MergeRuns.self, ComparePictures.self, AdoptApp.self, SurveyApp.self,
    ])

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    var names: [String] = []
    for command in configuration.subcommands { names.append(command.configuration.commandName ?? "") }
    if let problem = UnknownCommand(arguments, among: names) { exit(withError: problem) }
    await main(arguments)
  }
}

/// A command that is not there, and the one that is most like it.
struct UnknownCommand: Error, CustomStringConvertible {
  let description: String

  /// Nil where the first argument is a command, an option or nothing.
  init?(_ arguments: [String], among names: [String]) {
    guard let name = arguments.first, !name.hasPrefix("-"), !(names + ["help"]).contains(name) else { return nil }
    let nearest = names.nearest(to: name, count: 1).first { $0.editDistance(to: name) <= max(2, $0.count / 2) }
    let suggestion = nearest.map { "Did you mean 'stills \($0)'?" } ?? "The commands are \(names.listed)."
    description = "There is no command \(name.quoted). \(suggestion)"
  }
}

/// Compares pictures; the program `stills` does that itself, and only help leads here.
struct ComparePictures: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: ComparisonCommand.abstract,
    discussion: """
      'stills compare --help' lists its options.

      Example:
        stills compare expected.png actual.png --output difference.png
      """)

  @Argument(parsing: .captureForPassthrough, help: "Two files or folders, and options.")
  var arguments: [String] = []

  func run() async { await ComparisonCommand(arguments).run() }
}
