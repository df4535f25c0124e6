import ArgumentParser
import Foundation
import SnapshotReview

/// Where the package is, and what its runs left.
struct ReviewOptions: ParsableArguments {
  @Option(help: "The package's folder, or one inside it; the current folder by default.")
  var packagePath: String?

  @Option(help: "The folder that runs write to; the package's .build/snapshots by default.")
  var artifacts: String?

  /// What `.stills.json` says, and where everything is.
  func package() throws -> (places: RunPlaces, configuration: StillsConfiguration) {
    let manager = FileManager.default
    let folder = URL(filePath: packagePath ?? manager.currentDirectoryPath, directoryHint: .isDirectory)
    let places = try RunPlaces(around: folder, artifacts: nil)
    let configuration = try StillsConfiguration(ofPackage: places.packageRoot)
    let named = artifacts ?? ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
    let configured = configuration.artifacts.map { URL(filePath: $0, relativeTo: places.packageRoot).path }
    guard let root = named.flatMap({ $0.isEmpty ? nil : $0 }) ?? configured else { return (places, configuration) }
    let url = URL(filePath: root, directoryHint: .isDirectory).absoluteURL
    return (RunPlaces(packageRoot: places.packageRoot, artifacts: url), configuration)
  }

  /// The last run, to be reviewed.
  func reviewer() throws -> Reviewer { Reviewer(of: try lastRun(at: try package().places)) }

  /// The last run; what of its records is left out is said on the standard error.
  func lastRun(at places: RunPlaces) throws -> ReviewedRun {
    let run = try ReviewedRun.last(at: places)
    warn(run.completeness.warnings)
    return run
  }

  /// Says sentences on the standard error.
  func warn(_ sentences: [String]) {
    for sentence in sentences { FileHandle.standardError.write(Data("Warning: \(sentence)\n".utf8)) }
  }
}
