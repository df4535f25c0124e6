import ArgumentParser
import Foundation
import PNGFiles
import PixelImages
import SnapshotReview
import TerminalPictures
import TextFormats

/// Shows one change after the other in the terminal, and asks what to do with it.
struct ReviewChanges: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows one change after the other in the terminal, to be accepted or rejected by a key.",
    discussion: "Nothing is written before you accept it. Scripts use 'stills list' and 'stills accept'.")

  @OptionGroup var options: ReviewOptions

  @Option(help: "How the terminal shows pictures: kitty, iterm, sixel or blocks; by default what it offers.")
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
    let screen = ReviewScreen(
      graphics: graphics ?? configured ?? terminal.offeredGraphics(ProcessInfo.processInfo.environment))
    var shown: TerminalSize?
    while !session.isOver {
      let size = terminal.size
      if shown != size { terminal.write(screen.text(of: session, size: size)) }
      shown = size
      for event in terminal.events(waiting: 250) where !session.isOver {
        switch event {
        case .quit: session.perform(.quit)
        case .key(let key):
          guard let action = ReviewSession.Action(key: key) else { continue }
          session.perform(action)
          shown = nil
        case .press, .release: break
        }
      }
    }
  }
}

extension TerminalGraphics: ExpressibleByArgument {}

/// A change as the terminal shows it: where one is, the picture, what differs, and the keys.
struct ReviewScreen {
  let graphics: TerminalGraphics

  /// The whole screen.
  func text(of session: ReviewSession, size: TerminalSize) -> String {
    let (columns, rows) = (size.columns, size.rows)
    let heading = session.heading + (session.notice.isEmpty ? [] : [session.notice])
    let room = max(4, rows - heading.count - 2)
    let picture = session.current.flatMap(picture)
    let explanation = lines(session.explanation, columns: columns, count: picture == nil ? room : room / 3)
    var text = "\u{1B}[H\u{1B}[2J" + (graphics == .kitty ? TerminalPicture.kittyRemoval : "")
    text += heading.map { cut($0, columns) + "\r\n" }.joined()
    if let picture {
      let area = size.area(
        forWidth: Double(picture.width), height: Double(picture.height), by: graphics, rows: room - explanation.count)
      text += drawn(picture, over: area)
      text += "\u{1B}[\(heading.count + area.rows + 1);1H"
    }
    text += explanation.map { $0 + "\r\n" }.joined()
    return text + "\u{1B}[\(rows);1H\u{1B}[7m" + cut(session.help, columns) + "\u{1B}[0m"
  }

  /// The three pictures side by side, else what the run found.
  private func picture(of change: SnapshotChange) -> Bitmap? {
    for file in [change.file("side-by-side"), change.actual].compactMap(\.self) {
      guard let data = try? file.load(), let picture = try? PNGDecoder().decode([UInt8](data)) else { continue }
      return picture.bitmap
    }
    return nil
  }

  private func drawn(_ picture: Bitmap, over area: PictureArea) -> String {
    let (columns, rows, pixels) = (area.columns, area.rows, area.pixels)
    // The terminal enlarges pictures that are smaller than their cells.
    func shrunk() -> Bitmap {
      picture.width > pixels.width ? picture.shrunk(toWidth: pixels.width, height: pixels.height) : picture
    }
    let text: String? =
      switch graphics {
      case .blocks: TerminalPicture.halfBlocks(picture.shrunk(toWidth: pixels.width, height: pixels.height))
      case .kitty: try? TerminalPicture.kitty(shrunk(), columns: columns, rows: rows)
      case .iterm: try? TerminalPicture.iTerm(shrunk(), columns: columns, rows: rows)
      case .sixel: TerminalPicture.sixel(picture.shrunk(toWidth: pixels.width, height: pixels.height))
      }
    return text ?? ""
  }

  /// The first lines, none longer than the terminal is wide.
  private func lines(_ lines: [String], columns: Int, count: Int) -> [String] {
    let shown = lines.prefix(count).map { cut($0, columns) }
    return lines.count > count ? shown.dropLast() + ["… \(lines.count - count + 1) more lines"] : shown
  }

  private func cut(_ text: String, _ columns: Int) -> String {
    text.count > columns ? text.prefix(columns - 1) + "…" : text
  }
}
