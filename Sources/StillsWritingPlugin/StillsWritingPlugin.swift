import Foundation
import PackagePlugin

/// `swift package stills-write …`: all commands of the tool, with the permission to write into the package.
@main
struct StillsWritingPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "StillsCommands").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("stills ended with the code \(process.terminationStatus).") }
  }
}
