import Foundation

/// The tool as it was built, run as people run it.
struct BuiltTool {
  /// What a run of the tool left.
  struct Outcome {
    var output: String
    var errors: String
    var exitCode: Int32
  }

  /// Runs the tool to its end.
  /// - Parameters:
  ///   - arguments: what stands behind `stills`.
  ///   - folder: the folder that it is run in.
  static func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files take any amount, where a pipe that nobody reads would stop the tool.
    let files = try ["output", "errors"].map { name in
      let file = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString)-\(name)")
      try Data().write(to: file)
      return file
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: try String(contentsOf: files[0], encoding: .utf8),
      errors: try String(contentsOf: files[1], encoding: .utf8), exitCode: process.terminationStatus)
  }

  /// The executable, beside the bundle of the tests.
  static var file: URL {
    let bundles = [Bundle.main] + Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
    let files = folders.map { $0.appending(path: "stills") }
    return files.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? URL(filePath: "stills")
  }
}

/// A folder that is removed with the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// Tests that have a folder for themselves, and run the tool in it.
protocol InTemporaryFolder {
  var folder: TemporaryFolder { get }
}

extension InTemporaryFolder {
  func write(_ text: String, to path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: folder.url.appending(path: path).path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func run(_ arguments: String...) throws -> BuiltTool.Outcome {
    try BuiltTool.run(arguments, in: folder.url)
  }
}
