import ArgumentParser
import Foundation

/// Serves jokes as the Official Joke API does, for an app that is offline.
struct ServeAPI: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve-api",
    abstract: "Serves bundled jokes in the format of the Official Joke API, on this machine only.")

  @Option(help: "The port; 0 is any free one.")
  var port: UInt16 = 8642

  func run() async throws {
    let server = JokeServer(port: port)
    do {
      try await server.run { address in
        print("A joke: \(address.appending(path: "random_joke").absoluteString)")
        print("Ten:    \(address.appending(path: "random_ten").absoluteString)")
        print("Control-C ends it.")
      }
    } catch let error where !(error is CancellationError) {
      throw ValidationError("\(error) Choose another port with --port.")
    }
  }
}
