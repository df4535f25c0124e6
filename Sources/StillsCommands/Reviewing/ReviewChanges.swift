import ArgumentParser
import Foundation
import SnapshotReview
import TerminalPictures

/// Shows one change after the other in the terminal, and asks what to do with it.
struct ReviewChanges: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Goes through the changes in the terminal, to accept or reject each with a key.",
    discussion: """
      Nothing is written before you accept it; ? shows the keys. Scripts use 'stills list' and 'stills accept'.

      Examples:
        stills review
        stills review --graphics blocks
      """)

  @OptionGroup var options: ReviewOptions

  @Option(help: "How the terminal shows pictures: kitty, iterm, sixel or blocks; by default the best that it supports.")
  var graphics: TerminalGraphics?

  func run() throws {
    let (places, configuration) = try options.package()
    let run = try options.lastRun(at: places)
    var session = ReviewSession(
      of: Reviewer(of: run), cause: { SnapshotCause(of: $0.record).map { String(reflecting: $0) } })
    guard !session.isOver else {
      print("Nothing waits for a decision.")
      return
    }
    let configured = configuration.graphics.flatMap(TerminalGraphics.init(rawValue:))
    let terminal: Terminal
    do {
      terminal = try Terminal(ending: TerminalPicture.kittyRemoval)
    } catch {
      throw ValidationError("\(error) Run it in one, or use 'stills list' and 'stills accept'.")
    }
    defer { print(session.summary) }
    defer { terminal.end() }
    let graphics = graphics ?? configured ?? terminal.offeredGraphics(ProcessInfo.processInfo.environment)
    var dialog = ReviewDialog(session, by: graphics)
    defer { session = dialog.session }
    var shown: TerminalSize?
    let interruption = Interruption()
    while !dialog.session.isOver {
      if interruption.wantsEnd { dialog.perform(.quit) }
      let size = terminal.size
      if interruption.wasStopped() {
        terminal.take()
        shown = nil
      }
      if shown != size { terminal.write(dialog.screen(size)) }
      shown = size
      for event in terminal.events(waiting: 250) where !dialog.session.isOver {
        dialog.perform(event)
        shown = nil
      }
    }
  }
}

extension TerminalGraphics: ExpressibleByArgument {}
