import Foundation

/// What the environment of the process says about a run.
package struct RunEnvironment: Sendable {
  /// The variable that chooses a record mode.
  package static let recordVariable = "SNAPSHOT_TESTING_RECORD"

  /// The variable that asks for the full text of each failure.
  package static let messagesVariable = "SNAPSHOT_MESSAGES"

  /// The value of `SNAPSHOT_TESTING_RECORD`, or nil where it is not set or empty.
  package var recordMode: String?
  /// Whether this is a continuous integration machine: `CI` is set to anything but nothing, `0`, `false` and `no`.
  package var isContinuousIntegration: Bool
  /// Whether each failure is told in full, and not the first alone: `SNAPSHOT_MESSAGES` is `full`.
  package var wantsFullMessages: Bool
  /// The folder for failure files, or nil for the package's own.
  package var artifacts: String?
  /// The folder that a shell started the run in, or nil where none says so.
  ///
  /// Not the process's own working folder: `swift test --package-path` changes that.
  package var shellFolder: String?

  /// Reads the variables.
  package init(variables: [String: String]) {
    func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    recordMode = value(RunEnvironment.recordVariable)
    wantsFullMessages = value(RunEnvironment.messagesVariable)?.lowercased() == "full"
    artifacts = value("SNAPSHOT_ARTIFACTS")
    shellFolder = value("PWD")
    isContinuousIntegration = value("CI").map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
  }

  private static let ofProcess = RunEnvironment(variables: ProcessInfo.processInfo.environment)

  /// Replaces the process's environment for an operation; for tests of the tests.
  @TaskLocal package static var replacement: RunEnvironment?

  /// The environment that holds here.
  package static var current: RunEnvironment { replacement ?? ofProcess }
}
