import ArgumentParser
import SnapshotReferences
import SnapshotReview
import TextFormats

/// Which changes a command decides about.
struct ChosenChanges: ParsableArguments {
  @Flag(help: "All changes that wait for a decision.")
  var all = false

  @Argument(help: "Paths of references or their ends, names of tests, or patterns of these with * and ?.")
  var names: [String] = []

  func validate() throws {
    guard all != names.isEmpty else { return }
    throw ValidationError(
      all ? "Name changes, or write --all, not both." : "Name changes, or write --all; 'stills list' shows them.")
  }

  /// Decides about each, prints a line for each, and fails where one is refused.
  /// - Parameter word: what a change is then.
  func decide(
    of reviewer: Reviewer, _ word: String, _ decision: (SnapshotChange) throws(ReviewRefusal) -> ReviewDecision
  ) throws {
    let named = try ChangeSelection(names: names).changes(of: reviewer.run.changes.filter { $0.kind != .matched })
    // Those below first, so that the lines of the others in the same source are still right.
    let changes = (all ? reviewer.pending : named).sorted {
      ($0.record.file, $1.record.line) < ($1.record.file, $0.record.line)
    }
    var isComplete = true
    for change in changes {
      do throws(ReviewRefusal) {
        _ = try decision(change)
        print("\(word)  \(change.id.escapedForTerminal)")
      } catch {
        isComplete = false
        print("refused   \(change.id.escapedForTerminal)\n    \(error)")
      }
    }
    if changes.isEmpty { print("Nothing waits for a decision.") }
    if !isComplete { throw ExitCode(1) }
  }
}

/// Makes what the last run found the references.
struct AcceptChanges: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes the new values of the last run the references.",
    discussion: """
      A reference or a new value that has changed since the run is refused, because it is not what you looked at. The \
      exit code is 1 if something was refused.

      Examples:
        stills accept dark.1.png
        stills accept 'CardTests*' MenuTests
        stills accept --all
      """)

  @OptionGroup var options: ReviewOptions
  @OptionGroup var chosen: ChosenChanges

  func run() throws {
    let reviewer = try options.reviewer()
    try chosen.decide(of: reviewer, "accepted") { change throws(ReviewRefusal) in try reviewer.accept(change) }
  }
}

/// Keeps or brings back the references, and puts what the last run found aside.
struct RejectChanges: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Keeps the references; the changes of the last run no longer wait for a decision.",
    discussion: """
      A reference that was accepted or recorded since is restored; one that was new is removed. The tests keep failing \
      until the views are fixed. To accept a rejected change after all, name it to 'stills accept'.

      Example:
        stills reject dark.1.png
      """)

  @OptionGroup var options: ReviewOptions
  @OptionGroup var chosen: ChosenChanges

  func run() throws {
    let reviewer = try options.reviewer()
    try chosen.decide(of: reviewer, "rejected") { change throws(ReviewRefusal) in try reviewer.reject(change) }
  }
}
