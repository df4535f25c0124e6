import ArgumentParser
import SnapshotReview

/// Lists what the last run has left for a review.
struct ListChanges: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the snapshots that did not match in the last run, and what was decided since.",
    discussion: """
      This command changes nothing.

      Examples:
        stills list
        stills list --format junit > snapshots.xml
      """)

  @OptionGroup var options: ReviewOptions

  @Flag(help: "Print JSON, which is --format json.")
  var json = false

  @Option(
    help: """
      words: plain text; json; github: annotations for GitHub Actions at the failed assertions; markdown: a table for the \
      summary of a job; junit: XML with all assertions.
      """)
  var format = ChangeList.Form.words

  func run() throws {
    print(ChangeList(of: try options.reviewer()).text(json ? .json : format), terminator: "")
  }
}

extension ChangeList.Form: ExpressibleByArgument {}
