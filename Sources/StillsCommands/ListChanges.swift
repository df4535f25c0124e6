import ArgumentParser
import SnapshotReview

/// Lists what the last run has left for a review.
struct ListChanges: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the snapshots that the last run did not match, and what became of them since.",
    discussion: """
      It reads, and changes nothing.

      Examples:
        stills list
        stills list --format junit > snapshots.xml
      """)

  @OptionGroup var options: ReviewOptions

  @Flag(help: "Print JSON, which is --format json.")
  var json = false

  @Option(
    help: """
      words; json; github: annotations of GitHub Actions, at the lines of failing assertions; markdown: a table for the \
      summary of a job; junit: XML with all assertions.
      """)
  var format = ChangeList.Form.words

  func run() throws {
    print(ChangeList(of: try options.reviewer()).text(json ? .json : format), terminator: "")
  }
}

extension ChangeList.Form: ExpressibleByArgument {}
