import Foundation

/// One call of `swift test`, which runs tests in one process or in many.
package struct TestRun: Equatable, Sendable {
  /// A name that no other run has had or will have on this machine.
  package var name: String
  /// The `swift test` process.
  package var processIdentifier: Int32

  package init(name: String, processIdentifier: Int32) {
    self.name = name
    self.processIdentifier = processIdentifier
  }

  /// The run that this process is a part of, or nil where it is a run by itself.
  ///
  /// All processes of a run have the same parent. Nothing else may be taken for one: a shell that starts a test
  /// bundle twice outlives both, and what was true in the first run is no longer true in the second. On other systems
  /// than Linux the parent's name is not known, and each process is a run by itself.
  package static let ofProcess: TestRun? = {
    let parent = getppid()
    guard let status = try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8) else { return nil }
    return TestRun(parent: parent, status: status)
  }()

  /// Reads the parent's line in `/proc`: `<number> (<program>) <state> ...`, whose field 22 is the time of its start.
  package init?(parent: Int32, status: String) {
    guard let start = status.firstIndex(of: "("), let end = status.lastIndex(of: ")"), start < end else { return nil }
    let program = status[status.index(after: start)..<end]
    let fields = status[end...].split(separator: " ").dropFirst()
    // Field 3 is the first after the program.
    guard ["swift-test", "swift-package"].contains(program), fields.count > 19 else { return nil }
    let startTime = fields[fields.index(fields.startIndex, offsetBy: 19)]
    self.init(name: "\(parent)-\(startTime)", processIdentifier: parent)
  }

  /// Whether the `swift test` process is still there.
  static func isRunning(_ processIdentifier: Int32) -> Bool {
    kill(processIdentifier, 0) == 0 || errno != ESRCH
  }
}
