import ArgumentParser
import FileComparison

/// Compares pictures; the program `stills` does that itself, and only help leads here.
struct ComparePictures: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: ComparisonCommand.abstract,
    discussion: "`stills compare --help` lists what it takes.")

  @Argument(parsing: .captureForPassthrough, help: "Two files or folders, and options.")
  var arguments: [String] = []

  func run() async { await ComparisonCommand(arguments).run() }
}
