import ArgumentParser
import SnapshotReview
import TextFormats

/// Finds references that no test uses any more.
struct FindUnused: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unused",
    abstract: "Lists the references that no assertion of the last run asked for.",
    discussion: """
      Only a run of all tests that came to its end and failed nowhere tells; after any other the command refuses and \
      says why. The exit code is 1 where something is listed and stays. A test that was switched off asked for nothing: \
      where no assertion of a test file ran, its references are listed apart, and --delete leaves them.

      Examples:
        swift test && stills unused
        stills unused --delete --keep '*/Legacy/*'
      """)

  @OptionGroup var options: ReviewOptions

  @Flag(help: "Remove them, but for those of test files that are there and ran no assertion.")
  var delete = false

  @Flag(
    help: "Give references that lie under the old name of a test their new name; also after a run that misses them.")
  var move = false

  @Option(help: "A pattern of paths to leave out, such as '*/Legacy/*'; may be given several times.")
  var keep: [String] = []

  func run() throws {
    let (places, configuration) = try options.package()
    let run = try options.lastRun(at: places)
    let renamed = RenamedReferences(after: run)
    try show(renamed)
    if move, !renamed.pairs.isEmpty { return }
    let references: UnusedReferences
    do {
      references = try UnusedReferences(after: run, keeping: keep + (configuration.keep ?? []))
    } catch {
      print("Error: \(error)")
      throw ExitCode(2)
    }
    try show(references)
  }

  private func show(_ renamed: RenamedReferences) throws {
    for pair in renamed.pairs {
      print("renamed  \(pair.old.path.escapedForTerminal)\n      to  \(pair.change.id.escapedForTerminal)")
      if move { try renamed.move(pair) }
    }
    if !renamed.pairs.isEmpty {
      print(
        move ? "Moved. Run \"swift test\" again.\n" : "Both hold the same. 'stills unused --move' moves the file.\n")
    }
  }

  private func show(_ references: UnusedReferences) throws {
    for reference in references.unused {
      let now = reference.newName.map { "\n      as  \($0.escapedForTerminal)  (the same, by its new name)" } ?? ""
      print("\(delete ? "deleted " : "unused  ") \(reference.path.escapedForTerminal)\(now)")
    }
    for reference in references.doubtful {
      print("doubtful \(reference.path.escapedForTerminal)  (its test file is there, but ran no assertion)")
    }
    if delete { try references.delete(references.unused) }
    let left = (delete ? [] : references.unused) + references.doubtful
    if references.unused.isEmpty, left.isEmpty { print("Every reference is used.") }
    if !left.isEmpty { throw ExitCode(1) }
  }
}
