import AppAdoption
import Foundation

/// Runs of SwiftPM for the package of an app, and of git for the packages that it uses.
enum SwiftRun {
  /// What SwiftPM says of the package in a folder, as JSON.
  static func describe(_ folder: URL) throws -> Data {
    let arguments = ["package", "dump-package", "--package-path", folder.path]
    let (output, succeeded) = try run(arguments, errors: false)
    guard succeeded else {
      let words = String(decoding: try run(arguments, errors: true).output, as: UTF8.self)
      throw AdoptionError("SwiftPM cannot read \(folder.path)/Package.swift:\n\(words.suffix(2000))")
    }
    return output
  }

  /// Builds a package with its tests.
  static func build(_ package: URL, scratchPath: String?) throws -> (output: String, succeeded: Bool) {
    let (output, succeeded) = try run(buildArguments(package.path, scratchPath: scratchPath), errors: true)
    return (String(decoding: output, as: UTF8.self), succeeded)
  }

  /// What a build of a package is called with.
  static func buildArguments(_ package: String, scratchPath: String?) -> [String] {
    let arguments = ["build", "--build-tests", "--package-path", package]
    // A folder that is named may hold the plan of another package, which SwiftPM would build again, and well.
    return arguments + (scratchPath.map { ["--scratch-path", $0, "--disable-build-manifest-caching"] } ?? [])
  }

  /// Removes what the compiler has made of the files of modules, and what it knows of them.
  static func removeObjects(of modules: Set<String>, _ package: URL, scratchPath: String?) throws {
    let scratch = scratchPath.map { URL(filePath: $0) } ?? package.appending(path: ".build")
    for module in modules {
      let folder = scratch.appending(path: "debug/\(module).build")
      // What tells the compiler where files belong stays: only a plan of the build writes it.
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      where ["o", "swiftdeps", "priors"].contains(file.pathExtension) {
        try FileManager.default.removeItem(at: file)
      }
    }
  }

  /// The file of this tool.
  static var tool: URL {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
  }

  /// The folder of the package that this tool was built in.
  static var ownPackage: String? {
    let path = URL(filePath: CommandLine.arguments[0]).standardizedFileURL.resolvingSymlinksInPath().path
    guard let end = path.range(of: "/.build/") else { return nil }
    return String(path[..<end.lowerBound])
  }

  /// What git says, and whether it succeeded; it asks nobody for a password.
  static func git(_ arguments: [String]) throws -> (output: String, succeeded: Bool) {
    let (output, succeeded) = try run(
      arguments, of: "git", errors: true, environment: ["GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"])
    return (String(decoding: output, as: UTF8.self), succeeded)
  }

  private static func run(
    _ arguments: [String], of program: String = "swift", errors: Bool, environment: [String: String] = [:]
  ) throws -> (output: Data, succeeded: Bool) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = errors ? pipe : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (output, process.terminationStatus == 0)
  }
}
