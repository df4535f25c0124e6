import Foundation
import HeadlessApp

/// The process of an app that a test has launched; it ends with this object, and with the test's own process.
final class AppProcess {
  private let process = Process()
  private let socket: MessageSocket
  private let logFile: URL

  /// Launches the app; its standard input is one end of a connection, whose other end is here.
  init(_ executable: URL, arguments: [String], environment: [String: String]) throws {
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      throw LaunchError(description: "there is no such executable. Make the test target depend on it, and build.")
    }
    let (own, other) = try MessageSocket.pair()
    socket = own
    logFile = FileManager.default.temporaryDirectory.appending(path: "launched-\(UUID().uuidString).log")
    guard FileManager.default.createFile(atPath: logFile.path, contents: nil) else {
      throw LaunchError(description: "its log cannot be written to \(logFile.path)")
    }
    let log = try FileHandle(forWritingTo: logFile)
    process.executableURL = executable
    process.arguments = arguments
    // A backtrace would take seconds, and bury what the app has said last.
    let added = [AppConnection.variable: "1", "SWIFT_BACKTRACE": "enable=no"]
    process.environment = ProcessInfo.processInfo.environment.merging(added) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle(fileDescriptor: other.descriptor, closeOnDealloc: false)
    process.standardOutput = log
    process.standardError = log
    defer { other.close() }
    try process.run()
  }

  deinit { end() }

  var isRunning: Bool { process.isRunning }
  var identifier: Int32 { process.processIdentifier }

  var log: String { (try? String(decoding: Data(contentsOf: logFile), as: UTF8.self)) ?? "" }

  func ask(_ request: AppRequest, within patience: Duration) throws -> AppReply {
    try socket.send(request)
    return try socket.receive(AppReply.self, until: .now + patience)
  }

  private var hasEnded = false
  private var isClosed = false

  /// Goes away from the connection, as the kernel does with a test that is killed.
  func close() {
    if !isClosed { socket.close() }
    isClosed = true
  }

  /// Ends the app, whatever it does.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    close()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: logFile)
  }

  /// Why the app does not answer, with what it has said last.
  func words(for error: any Error, _ name: String, within patience: Duration) -> String {
    let what: String
    if case MessageSocket.Failure.timedOut = error {
      what = "\(name) has not answered within \(patience): it hangs"
    } else {
      process.waitUntilExit()
      let status = process.terminationStatus
      what =
        process.terminationReason == .uncaughtSignal
        ? "\(name) has crashed with signal \(status)" : "\(name) has ended with exit code \(status)"
    }
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false).suffix(40)
    let output = lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    return output.isEmpty ? "\(what), and it has said nothing." : "\(what). Its last output:\n\n\(output)\n"
  }
}

/// Why an app cannot be launched.
struct LaunchError: Error, CustomStringConvertible {
  let description: String
}
