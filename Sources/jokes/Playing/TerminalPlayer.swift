import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a terminal shows pictures.
enum TerminalGraphics: String, CaseIterable {
  case blocks, kitty

  /// What the terminal says of itself in the environment.
  static func offered(by environment: [String: String]) -> TerminalGraphics {
    let names = [environment["TERM"], environment["TERM_PROGRAM"]].compactMap(\.self).map { $0.lowercased() }
    let isKitty =
      environment["KITTY_WINDOW_ID"] != nil
      || names.contains { name in ["kitty", "ghostty", "wezterm"].contains { name.contains($0) } }
    // Inside of tmux or screen, the outer terminal does not hear of it.
    return isKitty && environment["TMUX"] == nil && environment["STY"] == nil ? .kitty : .blocks
  }
}

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
    var saved = termios()
    guard tcgetattr(STDIN_FILENO, &saved) == 0 else { throw NoTerminal() }
    var raw = saved
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    // The other screen of the terminal, no cursor, and the mouse with its places.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h")
    defer {
      write("\u{1B}_Ga=d,q=2\u{1B}\\\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l")
      tcsetattr(STDIN_FILENO, TCSANOW, &saved)
    }
    var shown = -1
    var shownSize = (columns: 0, rows: 0)
    while true {
      let cells = Self.cells(for: screen.size)
      if screen.hasChanged(since: shown) || cells != shownSize {
        if cells != shownSize { write("\u{1B}[2J") }
        try show(cells)
        (shown, shownSize) = (screen.number, cells)
      }
      for event in TerminalEvent.events(in: Self.input()) {
        if event == .quit { return }
        perform(event, cells)
      }
      try await Task.sleep(for: .milliseconds(16))
    }
  }

  private func show(_ cells: (columns: Int, rows: Int)) throws {
    write("\u{1B}[H")
    switch graphics {
    case .blocks:
      write(TerminalPicture.halfBlocks(screen.picture(scale: Double(cells.columns) / screen.size.width)))
    case .kitty:
      write(try TerminalPicture.kitty(screen.picture(scale: 2), columns: cells.columns, rows: cells.rows))
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
  private static func cells(for size: CGSize) -> (columns: Int, rows: Int) {
    var window = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window)
    let (width, height) = (max(Int(window.ws_col), 20), max(Int(window.ws_row) - 1, 10))
    let columns = min(width, Int(Double(height) * 2 * size.width / size.height))
    return (columns, max(1, Int((Double(columns) * size.height / size.width / 2).rounded())))
  }

  /// What has been typed since the last time.
  private static func input() -> ArraySlice<UInt8> {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    // Nobody is at the other end any more.
    guard count > 0 else { return [3] }
    return buffer.prefix(count)
  }

  private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// There is no terminal to play in.
struct NoTerminal: Error, CustomStringConvertible {
  let description = "Standard input is no terminal: play in one, or in a browser, without --terminal."
}
