import Foundation
import HeadlessApp
import SnapshotTesting

/// An app in a process of its own, which a test launches, looks at and touches.
///
/// The names are those of Xcode's `XCUIApplication`. What cannot be done fails the test with what the app has said last.
@MainActor @preconcurrency
public final class Application {
  /// Whether the app is running.
  public enum State: Hashable, Sendable {
    case notRunning, runningForeground
  }

  /// The environment of the app besides the test's own.
  public var launchEnvironment: [String: String] = [:]
  /// What the app is given on its command line.
  public var launchArguments: [String]
  /// How long the app may take for an answer before it is said to hang.
  public var patience: Duration = .seconds(60)

  private let executable: URL
  private var process: AppProcess?
  /// Where the test has called last, for what is found wrong where no line is known.
  private(set) var place: SourcePlace
  /// Whether the test has been told that the app has gone or hangs; it is not asked any more then.
  private var isLost = false

  /// Creates an app that does not run yet.
  /// - Parameters:
  ///   - name: the executable's name in the folder that the test was built into, or its path.
  ///   - arguments: what the app is given on its command line.
  ///   - fileID: the module and the file of the call.
  ///   - filePath: the source file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public init(
    executable name: String, arguments: [String] = [],
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    executable = BuildFolder.file(named: name)
    launchArguments = arguments
  }

  /// Launches the app, after ending it where it runs, and waits until it answers.
  public func launch(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    terminate()
    isLost = false
    do {
      process = try AppProcess(executable, arguments: launchArguments, environment: launchEnvironment)
    } catch {
      return fail("\(executable.path) cannot be launched: \(error)")
    }
    _ = ask(.elements, place)
  }

  /// Ends the app.
  public func terminate() {
    process?.end()
    process = nil
  }

  /// Leaves the app alone, as a test does that is killed.
  func abandon() { process?.close() }

  /// Whether the app is running.
  public var state: State { process?.isRunning ?? false ? .runningForeground : .notRunning }

  /// What the app has written to its standard output and its error stream since it was launched.
  public var log: String { process?.log ?? "" }

  /// The number of the app's process, or nil where it does not run.
  public var processIdentifier: Int32? { process?.identifier }

  // MARK: Asking

  /// Whether an answer can be expected.
  var canBeAsked: Bool { !isLost && state == .runningForeground }

  /// What is on the screen.
  func elements() -> [AppElement] { ask(.elements, place)?.elements ?? [] }

  /// Asks the app, and fails the test where it refuses or has gone.
  @discardableResult
  func ask(_ request: AppRequest, _ place: SourcePlace) -> AppReply? {
    self.place = place
    guard let process else {
      fail("\(executable.lastPathComponent) does not run: launch() it first.")
      return nil
    }
    guard !isLost else { return nil }
    do {
      let reply = try process.ask(request, within: patience)
      for problem in reply.problems { fail(problem) }
      if let refusal = reply.refusal { fail(refusal) }
      return reply
    } catch {
      isLost = true
      fail(process.words(for: error, executable.lastPathComponent, within: patience))
      return nil
    }
  }

  /// Says where the test calls now.
  func called(at place: SourcePlace) { self.place = place }

  func fail(_ message: String, at place: SourcePlace? = nil) {
    IssueReporter.report(message, at: place ?? self.place)
  }
}

/// An app by the name of Xcode's.
public typealias XCUIApplication = Application

/// The folder that a test was built into, with the executables of the package.
private enum BuildFolder {
  static func file(named name: String) -> URL {
    if name.contains("/") { return URL(filePath: name) }
    let bundles = [Bundle.main] + Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
    let files = folders.map { $0.appending(path: name) }
    return files.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? files.first ?? URL(filePath: name)
  }
}
