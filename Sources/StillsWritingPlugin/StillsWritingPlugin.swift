import Foundation
import PackagePlugin

/// `swift package stills-write …`: all commands of the tool, with the permission to write into the package.
@main
struct StillsWritingPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try program()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("stills ended with the code \(process.terminationStatus).") }
  }

  /// The program of the commands, built where it is not yet.
  private func program() throws -> URL {
    let result = try packageManager.build(.product("stills-commands"), parameters: .init())
    guard result.succeeded, let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw BuildFailure(description: "The program stills-commands cannot be built.\n\(result.logText)")
    }
    return program.url
  }

  private struct BuildFailure: Error, CustomStringConvertible {
    let description: String
  }
}
