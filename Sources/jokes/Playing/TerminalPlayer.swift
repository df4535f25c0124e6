import Foundation
import TerminalPictures

/// Shows a screen in a terminal, with its mouse and keyboard; Escape or Control-C ends it.
@MainActor
struct TerminalPlayer {
  private let screen: PlayedScreen
  private let graphics: TerminalGraphics?
  private var pressed: CGPoint?

  /// Prepares the playing.
  /// - Parameter graphics: how pictures are shown, or nil to ask the terminal.
  init(_ screen: PlayedScreen, graphics: TerminalGraphics?) {
    self.screen = screen
    self.graphics = graphics
  }

  /// Plays until somebody ends it.
  mutating func run() async throws {
    // The mouse with its places.
    let terminal = try Terminal(
      beginning: "\u{1B}[?1000h\u{1B}[?1006h", ending: TerminalPicture.kittyRemoval + "\u{1B}[?1006l\u{1B}[?1000l")
    defer { terminal.end() }
    let graphics = graphics ?? terminal.offeredGraphics(ProcessInfo.processInfo.environment)
    var shown: (number: Int, size: TerminalSize)?
    while true {
      let size = terminal.size
      let area = TerminalPlayer.area(of: screen.size, in: size, by: graphics)
      if screen.hasChanged(since: shown?.number ?? -1) || shown?.size != size {
        if shown?.size != size { terminal.write("\u{1B}[0m\u{1B}[2J") }
        terminal.write("\u{1B}[H" + (try picture(over: area, by: graphics)))
        shown = (screen.number, size)
      }
      for event in terminal.events() {
        if event == .quit { return }
        perform(event, area)
      }
      try await Task.sleep(for: .milliseconds(16))
    }
  }

  /// The cells that a screen takes: the last row stays free, since what is drawn there may move the others up.
  static func area(of screen: CGSize, in size: TerminalSize, by graphics: TerminalGraphics) -> PictureArea {
    size.area(forWidth: screen.width, height: screen.height, by: graphics, rows: size.rows - 1)
  }

  private func picture(over area: PictureArea, by graphics: TerminalGraphics) throws -> String {
    let bitmap = screen.picture(scale: area.scale)
    return switch graphics {
    case .blocks: TerminalPicture.halfBlocks(bitmap)
    case .kitty: try TerminalPicture.kitty(bitmap, columns: area.columns, rows: area.rows)
    case .iterm: try TerminalPicture.iTerm(bitmap, columns: area.columns, rows: area.rows)
    case .sixel: TerminalPicture.sixel(bitmap)
    }
  }

  /// Does what somebody did with the mouse or the keyboard.
  mutating func perform(_ event: TerminalEvent, _ area: PictureArea) {
    func place(_ column: Int, _ row: Int) -> CGPoint {
      let place = area.place(column: column, row: row)
      return CGPoint(x: place.x, y: place.y)
    }
    switch event {
    case .press(let column, let row): pressed = place(column, row)
    case .release(let column, let row):
      if let pressed { screen.touch(from: pressed, to: place(column, row)) }
      pressed = nil
    case .key(let text): screen.type(text)
    case .arrow, .quit: break
    }
  }
}
