import ArgumentParser
import Foundation
import SnapshotReview
import TextFormats

/// Brings together what several machines left.
struct MergeRuns: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges the results of several machines, or of several parts of the tests, into one run.",
    discussion: """
      Use the result with 'stills report', 'list', 'accept' and 'unused'. If each part ran some of the tests, the result \
      is complete only if --expect names every part; the exit code is 1 if one is missing.

      Example:
        stills merge artifacts/* --expect CardTests --expect MenuTests
      """)

  @OptionGroup var options: ReviewOptions

  @Argument(help: "Each machine's .build/snapshots, or the folder of SNAPSHOT_ARTIFACTS; its name is the part's.")
  var folders: [String]

  @Option(help: "The name of a part that must be there; may be given several times.")
  var expect: [String] = []

  func run() throws {
    let places = try options.package().places
    let merge = try RunMerge(folders.map { URL(filePath: $0, directoryHint: .isDirectory) }, expecting: expect)
    options.warn(merge.warnings)
    try merge.write(to: places.artifacts, packageRoot: places.packageRoot)
    print("The run is in \(places.artifacts.path.escapedForTerminal).")
    guard !merge.missing.isEmpty else { return }
    print("Missing: \(merge.missing.map(\.escapedForTerminal).listed)")
    throw ExitCode(1)
  }
}
