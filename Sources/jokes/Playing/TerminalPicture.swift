import Foundation
import PNGFiles
import PixelImages

/// A picture as a terminal shows it.
enum TerminalPicture {
  /// Two pixels a character: the upper half block in the colour of the upper one, on that of the lower one.
  static func halfBlocks(_ bitmap: Bitmap) -> String {
    var text = ""
    for row in stride(from: 0, to: bitmap.height, by: 2) {
      var colors = ""
      for column in 0..<bitmap.width {
        let upper = bitmap[column, row]
        let lower = row + 1 < bitmap.height ? bitmap[column, row + 1] : upper
        let next =
          "\u{1B}[38;2;\(upper.red);\(upper.green);\(upper.blue);48;2;\(lower.red);\(lower.green);\(lower.blue)m"
        if next != colors { text += next }
        colors = next
        text += "▀"
      }
      text += "\u{1B}[0m\r\n"
    }
    return text
  }

  /// The picture by kitty's graphics protocol, over a number of cells.
  static func kitty(_ bitmap: Bitmap, columns: Int, rows: Int) throws -> String {
    let data = Array(Data(try PNGEncoder().encode(bitmap)).base64EncodedString().utf8)
    let pieces = stride(from: 0, to: data.count, by: 4096).map { data[$0..<min($0 + 4096, data.count)] }
    return pieces.enumerated().map { index, piece in
      let more = index + 1 < pieces.count ? 1 : 0
      let keys = index == 0 ? "a=T,f=100,i=1,p=1,q=2,C=1,c=\(columns),r=\(rows),m=\(more)" : "m=\(more)"
      return "\u{1B}_G\(keys);\(String(decoding: piece, as: UTF8.self))\u{1B}\\"
    }.joined()
  }
}

/// What somebody does at a terminal.
enum TerminalEvent: Equatable {
  case press(column: Int, row: Int)
  case release(column: Int, row: Int)
  case key(String)
  case quit

  /// Reads what a terminal has sent: keys, and the mouse in the encoding SGR 1006.
  static func events(in bytes: some Sequence<UInt8>) -> [TerminalEvent] {
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
