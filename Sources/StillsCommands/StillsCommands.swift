import ArgumentParser

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
