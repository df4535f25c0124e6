import Foundation
import TerminalPictures

/// Shows a screen in a terminal, with its mouse and keyboard; Escape or Control-C ends it.
@MainActor
struct TerminalPlayer {
  private let screen: PlayedScreen
  private let graphics: TerminalGraphics
  private var pressed: CGPoint?

  init(_ screen: PlayedScreen, graphics: TerminalGraphics) {
    self.screen = screen
    self.graphics = graphics
  }

  /// Plays until somebody ends it.
  mutating func run() async throws {
    // The mouse with its places.
    let terminal = try Terminal(
      beginning: "\u{1B}[?1000h\u{1B}[?1006h", ending: TerminalPicture.kittyRemoval + "\u{1B}[?1006l\u{1B}[?1000l")
    defer { terminal.end() }
    var shown = -1
    var shownSize = (columns: 0, rows: 0)
    while true {
      let cells = cells(in: terminal)
      if screen.hasChanged(since: shown) || cells != shownSize {
        if cells != shownSize { terminal.write("\u{1B}[2J") }
        terminal.write("\u{1B}[H" + (try picture(over: cells)))
        (shown, shownSize) = (screen.number, cells)
      }
      for event in TerminalEvent.events(in: terminal.input()) {
        if event == .quit { return }
        perform(event, cells)
      }
      try await Task.sleep(for: .milliseconds(16))
    }
  }

  private func picture(over cells: (columns: Int, rows: Int)) throws -> String {
    let (columns, rows) = cells
    switch graphics {
    case .blocks: return TerminalPicture.halfBlocks(screen.picture(scale: Double(columns) / screen.size.width))
    case .kitty: return try TerminalPicture.kitty(screen.picture(scale: 2), columns: columns, rows: rows)
    case .iterm: return try TerminalPicture.iTerm(screen.picture(scale: 2), columns: columns, rows: rows)
    // A cell is usually at least ten pixels wide.
    case .sixel: return TerminalPicture.sixel(screen.picture(scale: Double(columns * 10) / screen.size.width))
    }
  }

  private mutating func perform(_ event: TerminalEvent, _ cells: (columns: Int, rows: Int)) {
    func place(_ column: Int, _ row: Int) -> CGPoint {
      CGPoint(
        x: (Double(column) - 0.5) / Double(cells.columns) * screen.size.width,
        y: (Double(row) - 0.5) / Double(cells.rows) * screen.size.height)
    }
    switch event {
    case .press(let column, let row): pressed = place(column, row)
    case .release(let column, let row):
      if let pressed { screen.touch(from: pressed, to: place(column, row)) }
      pressed = nil
    case .key(let text): screen.type(text)
    case .quit: break
    }
  }

  /// The cells that the picture takes: a cell is twice as high as it is wide.
  private func cells(in terminal: Terminal) -> (columns: Int, rows: Int) {
    let (size, cells) = (screen.size, terminal.size)
    let columns = min(cells.columns, Int(Double(cells.rows - 1) * 2 * size.width / size.height))
    return (columns, max(1, Int((Double(columns) * size.height / size.width / 2).rounded())))
  }
}
