import ArgumentParser
import FileComparison

/// The commands of the tool `stills` that look at what a run of tests has left.
@main
struct StillsCommands: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stills",
    abstract: "Looks at what a run of snapshot tests has left, and compares pictures.",
    subcommands: [
      ReportRun.self, ListChanges.self, ReviewChanges.self, AcceptChanges.self, RejectChanges.self, FindUnused.self,
      DrawSheet.self, MergeRuns.self, ComparePictures.self,
    ])
}

/// Compares pictures; the program `stills` does that itself, and only help leads here.
struct ComparePictures: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: ComparisonCommand.abstract,
    discussion: "`stills compare --help` lists what it takes.")

  @Argument(parsing: .captureForPassthrough, help: "Two files or folders, and options.")
  var arguments: [String] = []

  func run() async { await ComparisonCommand(arguments).run() }
}
