import Foundation

/// What one process of a run says of the run before its first record.
package struct RunHeader: Codable, Equatable, Sendable {
  /// The version of the records that are written now; it changes when readers must.
  package static let currentVersion = 1

  /// The version of the records.
  package var version = RunHeader.currentVersion
  /// The path of the package's folder, or nil where the tests are in none.
  package var package: String?
  /// The command line of `swift test`, or nil where that is not known: where something else started the process, and on
  /// other systems than Linux.
  package var command: [String]?
  /// The process.
  package var process: Int32
  /// When the process began to write records, in seconds since 1970.
  package var started: Int

  package init(package: String?, command: [String]?, process: Int32, started: Int) {
    self.package = package
    self.command = command
    self.process = process
    self.started = started
  }

  /// The header of this process for a package.
  static func ofProcess(package: String?) -> RunHeader {
    RunHeader(
      package: package, command: TestRun.ofProcess?.command, process: getpid(),
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
