import Foundation
import SnapshotReferences

@testable import SnapshotTesting

/// A package of its own for one test, with one test file, in which real assertions run.
final class TemporaryPackage: Sendable {
  let root: URL
  /// Whether the folder is removed at the end.
  private let isOwner: Bool

  /// Makes the package.
  /// - Parameter name: how the name of its folder begins.
  init(named name: String = "stills-") throws {
    root = FileManager.default.temporaryDirectory.appending(path: name + UUID().uuidString).standardizedFileURL
    isOwner = true
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appending(path: "Package.swift"))
  }

  /// The package of a test, in a process that the test started.
  init(at root: URL) {
    self.root = root
    isOwner = false
  }

  deinit {
    if isOwner { try? FileManager.default.removeItem(at: root) }
  }

  /// The one test file's references.
  static let folder = "__Snapshots__/AppTests/CardTests/"
  /// The one test file's failures.
  static let failures = ".build/snapshots/failures/AppTests/CardTests/"

  /// Runs an assertion as if it stood in the test file, in an environment of its own.
  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = "card",
    record: SnapshotTestingConfiguration.Record? = nil, environment: [String: String] = [:],
    isBrief: Bool = false, timeout: Double = 5, test: String = "test()", line: UInt = #line,
    now: (() -> TimeInterval)? = nil
  ) -> String? {
    var request = SnapshotRequest(
      name: name, record: record, snapshotDirectory: nil, timeout: timeout,
      testFile: root.appending(path: "Tests/AppTests/CardTests.swift").path, testName: test,
      place: SourcePlace(fileID: "AppTests/CardTests.swift", filePath: "CardTests.swift", line: line, column: 1))
    if let now { request.now = now }
    let checked = request
    return RunEnvironment.$replacement.withValue(RunEnvironment(variables: environment)) {
      Verification(strategy: strategy, request: checked, isBrief: isBrief).failureText(of: value)
    }
  }

  /// The path of a file in the package.
  func path(_ file: String) -> String { root.appending(path: file).path }

  /// The bytes of a file, or nil.
  func data(_ file: String) -> Data? { try? Data(contentsOf: root.appending(path: file)) }

  /// The text of a file, or nil.
  func text(_ file: String) -> String? { data(file).map { String(decoding: $0, as: UTF8.self) } }

  /// Writes a file.
  func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

  /// Writes a file.
  func write(_ data: Data, to file: String) throws { try AtomicFile.write(data, to: root.appending(path: file)) }

  /// What is written down of the assertions of this package.
  var records: [RunRecord] { RunLog.runs(root: root.appending(path: ".build/snapshots")).flatMap(\.records) }

  /// How the assertions of this package ended.
  var outcomes: [RunRecord.Outcome] { records.map(\.outcome) }

  /// The paths of all files but the manifest and what is written down of runs and failures, sorted.
  var files: [String] {
    let enumerator = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
    let all = enumerator?.compactMap { $0 as? URL } ?? []
    let paths = all.filter { !$0.hasDirectoryPath }.map {
      $0.standardizedFileURL.path.replacing(root.path + "/", with: "")
    }
    let ofRuns = #/\.build/snapshots/((runs|claims|writers|decoded)/.*|.*/message\.txt)/#
    return paths.filter { $0 != "Package.swift" && $0.wholeMatch(of: ofRuns) == nil }.sorted()
  }
}
