import Foundation

/// What one assertion of a run did with its reference; every assertion leaves one, whatever became of it.
///
/// Paths are seen from the package's folder where they lie in it, and whole otherwise.
package struct RunRecord: Codable, Equatable, Sendable {
  /// How an assertion ended.
  package enum Outcome: String, Codable, Sendable {
    /// The value matched the reference.
    case matched
    /// The value did not match the reference, which was kept.
    case mismatched
    /// There was no reference, and none was written.
    case missing
    /// The reference was written.
    case recorded
    /// Something else went wrong.
    case failed
  }

  /// How a value is stored and compared.
  package struct Strategy: Codable, Equatable, Sendable {
    /// The type of what is stored: `SnapshotPicture`.
    package var format: String
    /// The extension of the reference, or nil for none.
    package var pathExtension: String?

    package init(format: String, pathExtension: String?) {
      self.format = format
      self.pathExtension = pathExtension
    }
  }

  /// A file that shows a failure.
  package struct File: Codable, Equatable, Sendable {
    /// What it shows: `expected`, `actual`, `difference`.
    package var label: String
    /// Where it is.
    package var path: String
    /// What tells whether it still is as it was written, or nil where that is not known.
    package var digest: ContentDigest?

    package init(label: String, path: String, digest: ContentDigest? = nil) {
      self.label = label
      self.path = path
      self.digest = digest
    }
  }

  /// What stands in the source, and what should.
  package struct Texts: Codable, Equatable, Sendable {
    package var expected, actual: String

    package init(expected: String, actual: String) {
      (self.expected, self.actual) = (expected, actual)
    }
  }

  /// How the assertion ended.
  package var outcome: Outcome
  /// The test with its suite and its argument, or nil where that is not known.
  package var test: String?
  /// The path of the file in which the assertion stands.
  package var file: String
  /// The line and the column in it, from 1.
  package var line, column: UInt
  /// How the value is stored and compared.
  package var strategy: Strategy
  /// The name that the assertion was given, or nil where it was numbered.
  package var name: String?
  /// The number of an assertion without a name, from 1, or nil where it has a name or failed before it was numbered.
  package var counter: Int?
  /// The path of the reference, or nil where the assertion failed before it had one.
  package var reference: String?
  /// What tells whether the reference still is as the assertion left it; nil where the assertion matched, and where no
  /// reference was there.
  package var referenceDigest: ContentDigest?
  /// Both texts where the reference stands in the source and says something else, or nil.
  package var texts: Texts?
  /// The regular expression that `swift test --filter` finds the test by, or nil where nothing failed or none is known.
  package var filter: String?
  /// What the failure says, or nil where nothing failed.
  package var message: String?
  /// What happened, as far as the same can have happened to others; nil where nothing failed or that is not known.
  package var effects: [String]?
  /// The files that show the failure.
  package var files: [File] = []
  /// How far the value is from its reference, or nil where nothing was compared or nothing differs.
  package var measures: DifferenceMeasures?

  package init(
    _ outcome: Outcome, test: String?, file: String, line: UInt, column: UInt, strategy: Strategy, name: String? = nil
  ) {
    self.outcome = outcome
    self.test = test
    self.file = file
    self.line = line
    self.column = column
    self.strategy = strategy
    self.name = name
  }
}

/// What one process of a run says of the run before its first record.
package struct RunHeader: Codable, Equatable, Sendable {
  /// The version of the records that are written now; it changes when readers must.
  package static let currentVersion = 2

  /// The version of the records.
  package var version = RunHeader.currentVersion
  /// The path of the package's folder, or nil where the tests are in none.
  package var package: String?
  /// The path of the folder that everything about the run is written to.
  package var root: String
  /// The command line of `swift test`, or nil where that is not known: where something else started the process, and on
  /// other systems than Linux.
  package var command: [String]?
  /// The process.
  package var process: Int32
  /// When the process began to write records, in seconds since 1970.
  package var started: Int
  /// The parts of the tests that should have been brought together with this one and were not there; nil where none is
  /// known to be missing.
  package var missingShards: [String]?

  package init(package: String?, root: String, command: [String]?, process: Int32, started: Int) {
    self.package = package
    self.root = root
    self.command = command
    self.process = process
    self.started = started
  }

  /// The header of this process for a package and a folder of records.
  static func ofProcess(package: String?, root: URL) -> RunHeader {
    RunHeader(
      package: package, root: root.standardizedFileURL.path, command: TestRun.ofProcess?.command, process: getpid(),
      started: Int(Date().timeIntervalSince1970))
  }

  /// The options of `swift test` that choose tests.
  private static let choosingOptions = ["--filter", "--skip", "--specifier", "-s"]

  /// The arguments that choose tests, each with its value, as they were typed; empty where all tests run, nil where that
  /// is not known.
  package var filter: [String]? {
    guard let command else { return nil }
    return command.indices.flatMap { index -> [String] in
      let argument = command[index]
      if RunHeader.choosingOptions.contains(argument) { return Array(command[index...].prefix(2)) }
      return RunHeader.choosingOptions.contains { argument.hasPrefix($0 + "=") } ? [argument] : []
    }
  }
}
