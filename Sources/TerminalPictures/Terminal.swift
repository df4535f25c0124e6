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
  private let ending: String

  /// Takes the terminal over, with its other screen and without a cursor.
  /// - Parameters:
  ///   - beginning: what is written first besides.
  ///   - ending: what is written at the end.
  /// - Throws: `NoTerminal` where the standard input is none and the process has no other.
  package init(beginning: String = "", ending: String = "") throws(NoTerminal) {
    // Plug-ins have pipes for their standard streams.
    descriptor = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    saved = termios()
    self.ending = ending
    guard descriptor >= 0, tcgetattr(descriptor, &saved) == 0 else { throw NoTerminal() }
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

  /// The cells of the terminal.
  package var size: (columns: Int, rows: Int) {
    var window = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    return (max(Int(window.ws_col), 20), max(Int(window.ws_row), 10))
  }

  /// What has been typed since the last time; Control-C where nobody is at the other end any more.
  /// - Parameter milliseconds: how long to wait for something.
  package func input(waiting milliseconds: Int32 = 0) -> [UInt8] {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return [3] }
    return Array(buffer.prefix(count))
  }
}

/// The process has no terminal.
package struct NoTerminal: Error, CustomStringConvertible {
  package let description = "There is no terminal."
}
