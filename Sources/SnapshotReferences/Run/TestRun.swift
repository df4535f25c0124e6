import Foundation

/// One call of `swift test`, which runs tests in one process or in many.
package struct TestRun: Equatable, Sendable {
  /// A name that no other run has had or will have on this machine.
  package var name: String
  /// The `swift test` process.
  package var processIdentifier: Int32
  /// When it began, in clock ticks since the machine did.
  package var startTicks: Int

  package init(processIdentifier: Int32, startTicks: Int) {
    name = "\(processIdentifier)-\(startTicks)"
    self.processIdentifier = processIdentifier
    self.startTicks = startTicks
  }

  /// When the run began, in seconds since 1970, or nil where the system does not tell when it began itself.
  ///
  /// All processes of a run compute the same.
  /// - Parameter statistics: the text of `/proc/stat`, with a line `btime <seconds>`.
  package func startSeconds(_ statistics: String) -> Int? {
    let line = statistics.split(separator: "\n").first { $0.hasPrefix("btime ") }
    guard let boot = line?.split(separator: " ").last.flatMap({ Int($0) }) else { return nil }
    return boot + startTicks / max(1, Int(sysconf(Int32(_SC_CLK_TCK))))
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
    guard let ticks = Int(fields[fields.index(fields.startIndex, offsetBy: 19)]) else { return nil }
    self.init(processIdentifier: parent, startTicks: ticks)
  }

  /// The command line of the `swift test` process, or nil where the system does not tell.
  package var command: [String]? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(processIdentifier)/cmdline"), !data.isEmpty else {
      return nil
    }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the `swift test` process is still there.
  static func isRunning(_ processIdentifier: Int32) -> Bool {
    kill(processIdentifier, 0) == 0 || errno != ESRCH
  }
}
