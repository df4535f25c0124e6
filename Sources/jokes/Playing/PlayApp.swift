import ArgumentParser
import DeclarativeUI
import Devices
import Foundation
import JokesApp
import LoopbackServer
import TerminalPictures

/// Runs the app for people, in a browser or in the terminal.
struct PlayApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Runs the app, in a browser or in the terminal.",
    discussion: """
      Click or tap the buttons; a space presses the first one. Without a network, --offline tells jokes of our own.
      """)

  @Flag(help: "Play in the terminal instead of a browser.")
  var terminal = false

  @Option(help: "The port of the page for the browser; 0 is any free one.")
  var port: UInt16 = 8643

  @Option(help: "How the terminal shows pictures: kitty, iterm, sixel or blocks; by default the best that it supports.")
  var graphics: TerminalGraphics?

  @Flag(help: "Tell bundled jokes, without a network.")
  var offline = false

  @Option(help: "The device whose screen is shown.")
  var device = DeviceModel.iPhone13Pro

  func run() async throws {
    let client: any JokeClient = offline ? BundledJokes() : RemoteJokes()
    if terminal {
      try await playInTerminal(client)
    } else {
      let screen = await screen(client)
      do {
        try await BrowserPlayer(screen, port: port).run { address in
          print("Open \(address.absoluteString) in a browser. Control-C ends it.")
        }
      } catch let error as LoopbackError {
        throw ValidationError("\(error) Choose another port with --port.")
      }
    }
  }

  @MainActor
  private func screen(_ client: any JokeClient) -> PlayedScreen {
    let device = Device(device)
    return PlayedScreen(JokeScreen(client: client), size: device.size, safeAreaInsets: device.safeAreaInsets)
  }

  @MainActor
  private func playInTerminal(_ client: any JokeClient) async throws {
    var player = TerminalPlayer(screen(client), graphics: graphics)
    do {
      try await player.run()
    } catch let error as NoTerminal {
      throw ValidationError("\(error) Play in one, or in a browser, without --terminal.")
    }
  }
}

extension TerminalGraphics: ExpressibleByArgument {}
