/// What somebody does at a terminal.
package enum TerminalEvent: Equatable, Sendable {
  case press(column: Int, row: Int)
  case release(column: Int, row: Int)
  case key(String)
  case quit

  /// Reads what a terminal has sent: keys, and the mouse in the encoding SGR 1006.
  package static func events(in bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var text = Substring(String(decoding: Array(bytes), as: UTF8.self))
    var events: [TerminalEvent] = []
    while let first = text.first {
      if let mouse = text.prefixMatch(of: #/\u{1B}\[<(\d+);(\d+);(\d+)([Mm])/#) {
        text = text[mouse.range.upperBound...]
        // The left button; others, wheels and movements have other numbers.
        guard mouse.1 == "0", let column = Int(mouse.2), let row = Int(mouse.3) else { continue }
        events.append(mouse.4 == "M" ? .press(column: column, row: row) : .release(column: column, row: row))
      } else if let other = text.prefixMatch(of: #/\u{1B}(\[[\d;<?]*[A-Za-z~]|O.)/#) {
        text = text[other.range.upperBound...]
      } else {
        text = text.dropFirst()
        switch first {
        case "\u{3}", "\u{4}", "\u{1B}": events.append(.quit)
        case "\r", "\n", "\r\n": events.append(.key("\n"))
        case "\u{7F}": events.append(.key("\u{8}"))
        default: events.append(.key(String(first)))
        }
      }
    }
    return events
  }
}
