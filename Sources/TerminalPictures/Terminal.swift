import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal of this process while a program has all of it: keys come at once, and nothing is shown that was not written.
package final class Terminal {
  private let descriptor: Int32
  private var saved: termios
  private let beginning, ending: String
  private var parser = TerminalInput()
  /// What was read and not looked at.
  private var unread: [UInt8] = []
  /// Control-C.
  private static let interrupt: UInt8 = 3

  /// Takes the terminal over, with its other screen and without a cursor.
  /// - Parameters:
  ///   - beginning: what is written first besides.
  ///   - ending: what is written at the end.
  /// - Throws: `NoTerminal` where the standard input is none and the process has no other.
  package init(beginning: String = "", ending: String = "") throws(NoTerminal) {
    // Plug-ins have pipes for their standard streams.
    descriptor = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    saved = termios()
    (self.beginning, self.ending) = (beginning, ending)
    guard descriptor >= 0, tcgetattr(descriptor, &saved) == 0 else { throw NoTerminal() }
    take()
  }

  /// Takes the terminal over, also where another program had it since.
  package func take() {
    var raw = saved
    cfmakeraw(&raw)
    tcsetattr(descriptor, TCSANOW, &raw)
    write("\u{1B}[?1049h\u{1B}[?25l" + beginning)
  }

  /// Gives the terminal back as it was.
  package func end() {
    write(ending + "\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(descriptor, TCSANOW, &saved)
  }

  /// Writes at once.
  package func write(_ text: String) {
    FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(Data(text.utf8))
  }

  /// How large the terminal is now.
  package var size: TerminalSize {
    var window = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    return TerminalSize(
      columns: Int(window.ws_col), rows: Int(window.ws_row), pixelWidth: Int(window.ws_xpixel),
      pixelHeight: Int(window.ws_ypixel))
  }

  /// How the terminal shows pictures: what it answers, else what the environment says.
  ///
  /// Most answer within milliseconds; one that does not within half a second is taken for one that never will.
  package func offeredGraphics(_ environment: [String: String]) -> TerminalGraphics {
    write(TerminalGraphics.question)
    while true {
      let bytes = read(waiting: 500)
      // What somebody typed meanwhile is not lost.
      unread += bytes
      if let offered = TerminalGraphics.offered(inAnswer: unread) { return offered }
      if bytes.isEmpty || bytes.contains(Terminal.interrupt) { return .offered(by: environment) }
    }
  }

  /// What somebody did since the last time; `quit` if the other end is gone.
  /// - Parameter milliseconds: how long to wait for something.
  package func events(waiting milliseconds: Int32 = 0) -> [TerminalEvent] {
    let known = unread
    unread = []
    // An Escape is the key where nothing follows at once.
    return parser.events(in: known.isEmpty ? read(waiting: parser.isWaiting ? 50 : milliseconds) : known)
  }

  private func read(waiting milliseconds: Int32) -> [UInt8] {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return [Terminal.interrupt] }
    return Array(buffer.prefix(count))
  }
}

/// The process has no terminal.
package struct NoTerminal: Error, CustomStringConvertible {
  package let description = "There is no terminal."
}
