import CProcessEnd
import Foundation
import SnapshotReferences

/// Prints the summary of failures at the end of a run, once for all of its processes.
///
/// `swift test` runs the tests of XCTest first, in one process or in one for each test, and those of Swift Testing then, in
/// one process that it also starts where there are none. So that one speaks, and the one of XCTest only where no other
/// follows it. A process that `swift test` did not start speaks for itself.
struct RunEnd {
  /// The code that this process ends with; less than 0 where it is not known.
  var status: Int32
  var arguments: [String]
  /// The command line of `swift test`, or nil where it did not start the process.
  var command: [String]?
  var isSwiftTestingProcess: Bool

  /// What is said at the end of a process.
  enum Words {
    /// All that there is to say of the run, whose last process this is.
    case closing
    /// A line: of several processes none knows whether it is the last, and whoever fails says what is known so far.
    case soFar
  }

  /// What is said at the end of this process, or nil for nothing.
  var words: Words? {
    guard !arguments.contains("--list-tests") else { return nil }
    guard let command, !isSwiftTestingProcess else { return .closing }
    guard command.contains("--disable-swift-testing") else { return nil }
    return command.contains("--parallel") ? .soFar : .closing
  }

  /// What there is to say of the run whose records lie in a folder, or nil.
  func text(root: URL, packageRoot: URL?, shellFolder: String?) -> String? {
    guard let words, let run = RunLog.currentRun(root: root) else { return nil }
    let package = run.headers.first.flatMap { $0.package }.map { URL(filePath: $0) } ?? packageRoot ?? root
    let folder = CommandFolder(packageRoot: package, shellFolder: shellFolder)
    let message = ClosingMessage(of: run.records, root: root.standardizedFileURL.path, folder: folder)
    switch words {
    case .closing: return status != 0 || !run.failedProcesses.isEmpty ? message.text.map { "\n\($0)\n" } : nil
    case .soFar: return status != 0 ? message.line : nil
    }
  }
}

/// The end of this process.
@_cdecl("stills_process_ends") func processEnds(status: Int32) {
  let run = TestRun.ofProcess
  // A program that tests nothing, and has this module all the same.
  guard run != nil || !RunLog.roots.isEmpty else { return }
  let end = RunEnd(
    status: status, arguments: CommandLine.arguments, command: run?.command,
    isSwiftTestingProcess: IssueReporter.isSwiftTestingProcess)
  guard end.words != nil else { return }
  let environment = RunEnvironment.current
  let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  let packageRoot = PackageRoot.containing(folder.appending(path: "Package.swift"))
  let root = FailureFolder.root(packageRoot: packageRoot, artifacts: environment.artifacts)
  guard let text = end.text(root: root, packageRoot: packageRoot, shellFolder: environment.shellFolder) else { return }
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
