import Foundation

/// The package that these tests are part of, as it lies on disk.
enum PackageFolder {
  /// The folder of `Package.swift`.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The paths of all files below a folder, from the package's root, in order.
  static func files(below folder: String) throws -> [String] {
    let base = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: base.path(percentEncoded: false)).sorted()
      .map { folder + "/" + $0 }
  }

  /// The text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The targets that `Package.swift` declares, as the package manager reads it.
  static func targets() throws -> [ManifestTarget] {
    try manifest.get().targets
  }

  /// The traits that `Package.swift` declares, without the default ones.
  static func traits() throws -> [String] {
    try manifest.get().traits.map(\.name).filter { $0 != "default" }
  }

  private struct Manifest: Decodable {
    let targets: [ManifestTarget]
    let traits: [Trait]
    struct Trait: Decodable { let name: String }
  }

  /// Read once, with a scratch folder of its own: `swift test` holds the lock of `.build` while tests run.
  private static let manifest = Result {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "Stills-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let paths = (package: root.path(percentEncoded: false), scratch: scratch.path(percentEncoded: false))
    // All targets, whatever tests this run was built with.
    let json = try output(
      of: [
        "-u", "STILLS_TESTS", "swift", "package", "--package-path", paths.package, "--scratch-path", paths.scratch,
        "dump-package",
      ])
    return try JSONDecoder().decode(Manifest.self, from: json)
  }

  private static func output(of command: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw FailedCommand(command: "env " + command.joined(separator: " ")) }
    return output
  }

  /// A command that these tests need and that did not work.
  struct FailedCommand: Error, CustomStringConvertible {
    let command: String
    var description: String { "`\(command)` failed; these tests read the package's manifest by it" }
  }
}
