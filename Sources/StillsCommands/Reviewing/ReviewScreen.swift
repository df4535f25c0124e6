import PixelImages
import TerminalPictures

/// A change as the terminal shows it: where one is, the picture as large as it can be, what differs, and the keys.
struct ReviewScreen {
  let graphics: TerminalGraphics
  let size: TerminalSize

  /// Text below a picture takes at most this part of the rows, unless the picture leaves more.
  private static let textShare = 3

  /// What was drawn.
  struct Drawn {
    var text: String
    /// The first line of the text, where that is too long: not behind the last page.
    var line: Int
    /// How many lines of the text are there.
    var pageLength: Int
  }

  /// The whole screen.
  /// - Parameter line: the first line of the content's text to show.
  func text(heading: [String], content: ReviewContent, from line: Int, footer: String) -> Drawn {
    let room = max(4, size.rows - heading.count - 1)
    var text = "\u{1B}[H\u{1B}[2J" + (graphics == .kitty ? TerminalPicture.kittyRemoval : "")
    text += "\u{1B}[1m" + heading.map { cut($0) + "\r\n" }.joined() + "\u{1B}[0m"
    var (lines, pictureRows) = ([String](), 0)
    switch content {
    case .text(let words): lines = wrapped(words)
    case .picture(let picture, let words):
      lines = wrapped(words)
      let area = size.area(
        forWidth: Double(picture.width), height: Double(picture.height), by: graphics,
        rows: room - min(lines.count, max(3, room / Self.textShare)))
      text += drawn(picture, over: area)
      pictureRows = area.rows
      text += "\u{1B}[\(heading.count + pictureRows + 1);1H"
    }
    let page = page(of: lines, from: line, rows: room - pictureRows)
    text += page.lines.map { $0 + "\r\n" }.joined()
    text += "\u{1B}[\(size.rows);1H\u{1B}[7m" + cut(footer) + "\u{1B}[0m"
    return Drawn(text: text, line: page.first, pageLength: page.count)
  }

  /// The lines that fit, and, where there are more, which they are.
  private func page(of lines: [String], from line: Int, rows: Int) -> (lines: [String], first: Int, count: Int) {
    guard lines.count > rows, rows > 0 else { return (Array(lines.prefix(max(0, rows))), 0, max(1, rows)) }
    let count = max(1, rows - 1)
    let first = min(max(0, line), lines.count - count)
    let keys = first + count < lines.count ? "↓ and Space go on" : "↑ goes back"
    let note = "\u{1B}[2m" + cut("lines \(first + 1) to \(first + count) of \(lines.count); \(keys)") + "\u{1B}[0m"
    return (rows > 1 ? lines[first..<first + count] + [note] : Array(lines[first..<first + 1]), first, count)
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

  /// The lines, those that are too long continued below, where there is a space behind one.
  private func wrapped(_ lines: [String]) -> [String] {
    lines.flatMap { line -> [String] in
      var rest = line[...]
      var parts: [String] = []
      while rest.count > size.columns {
        let most = rest.prefix(size.columns)
        let end = most.lastIndex(of: " ").map(rest.index(after:)) ?? most.endIndex
        // A long path has no space, nor has what only the indentation has one before.
        let isEarly = most.distance(from: most.startIndex, to: end) < size.columns / 2
        parts.append(String(isEarly ? most : rest[..<end]))
        rest = rest[(isEarly ? most.endIndex : end)...]
      }
      return parts + [String(rest)]
    }
  }

  private func cut(_ text: String) -> String {
    text.count > size.columns ? text.prefix(size.columns - 1) + "…" : text
  }
}
