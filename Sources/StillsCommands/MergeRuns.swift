import ArgumentParser
import Foundation
import SnapshotReview
import TextFormats

/// Brings together what several machines left.
struct MergeRuns: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Makes one run of what several machines, or several parts of the tests, left.",
    discussion: """
      The result is for 'stills report', 'list', 'accept' and 'unused'. Parts that run some tests each are all tests \
      together only where --expect names each of them; the exit code is 1 where one is missing.

      Example:
        stills merge artifacts/* --expect CardTests --expect MenuTests
      """)

  @OptionGroup var options: ReviewOptions

  @Argument(help: "What .build/snapshots, or SNAPSHOT_ARTIFACTS, was on each machine; the folder's name is the part's.")
  var folders: [String]

  @Option(help: "The name of a part that should be there; may be given several times.")
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
