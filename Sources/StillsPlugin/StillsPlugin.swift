import Foundation
import PackagePlugin

/// `swift package stills …`: the commands of the tool that write nothing into the package.
@main
struct StillsPlugin: CommandPlugin {
  /// The commands that write references, for which SwiftPM asks for permission.
  private static let writing = ["accept", "reject", "review"]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = arguments.first { !$0.hasPrefix("-") } ?? ""
    let isWriting =
      Self.writing.contains(command) || !Set(arguments).isDisjoint(with: ["--delete", "--move", "--serve"])
    guard !isWriting else {
      let words = (["swift package stills-write"] + arguments).joined(separator: " ")
      Diagnostics.error("This command writes into the package: \(words)")
      return
    }
    let process = Process()
    process.executableURL = try program()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What the command prints says why; SwiftPM has no other code for a plug-in than 1.
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
