import ArgumentParser
import SnapshotReview
import TextFormats

/// Finds references that no test uses any more.
struct FindUnused: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unused",
    abstract: "Lists the references that no assertion of the last run used.",
    discussion: """
      Only a complete run in which every test passed can tell which are unused; after any other the command refuses and \
      says why. The exit code is 1 if unused references remain. A disabled test uses no references, so those of a test \
      file that ran no assertion are listed separately, and --delete keeps them.

      Examples:
        swift test && stills unused
        stills unused --delete --keep '*/Legacy/*'
      """)

  @OptionGroup var options: ReviewOptions

  @Flag(help: "Remove them, except those of existing test files that ran no assertion.")
  var delete = false

  @Flag(
    help: "Rename the references of renamed tests; also after a run that misses them.")
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
        move
          ? "Moved. Run \"swift test\" again.\n"
          : "They have the same content. 'stills unused --move' moves the file.\n")
    }
  }

  private func show(_ references: UnusedReferences) throws {
    for reference in references.unused {
      let now = reference.newName.map { "\n      as  \($0.escapedForTerminal)  (the same, by its new name)" } ?? ""
      print("\(delete ? "deleted " : "unused  ") \(reference.path.escapedForTerminal)\(now)")
    }
    for reference in references.doubtful {
      print("doubtful \(reference.path.escapedForTerminal)  (its test file exists, but ran no assertion)")
    }
    if delete { try references.delete(references.unused) }
    let left = (delete ? [] : references.unused) + references.doubtful
    if references.unused.isEmpty, left.isEmpty { print("Every reference is used.") }
    if !left.isEmpty { throw ExitCode(1) }
  }
}
