import UnicodeAlgorithms

/// Fills lines one after another, each with as much as it holds.
struct LineBreaker {
  /// Room for the rounding of layout arithmetic, far below a pixel: a text fits into the width it reported.
  static let slack = 1.0 / 1024

  let text: ShapedText
  let insertions: LineInsertion.Maker
  /// The width of the lines in points, or nil for lines that end only at line breaks.
  let width: Double?
  /// Whether a single word in the second of a paragraph's two lines takes the one before it down with it.
  let avoidsOrphans: Bool

  /// The cells of the line after another one, white space at its end included; nil after the last line.
  ///
  /// A text without characters has one empty line, and behind a line end is an empty one.
  func line(after previous: Range<Int>?) -> Range<Int>? {
    let start = previous?.upperBound ?? 0
    if start < text.cellCount {
      let end = lineEnd(start)
      return start..<(endWithoutOrphan(start..<end) ?? end)
    }
    guard let previous else { return start..<start }
    return !previous.isEmpty && text.cells[start - 1].lineBreak == .mandatory ? start..<start : nil
  }

  private func lineEnd(_ start: Int) -> Int {
    let limit = width.map { $0 + LineBreaker.slack } ?? .infinity
    let left = text.offset(start)
    var lastBreak = start
    for cell in start..<text.cellCount {
      if !text.cells[cell].hangs, text.offset(cell + 1) - left > limit {
        return overfullLineEnd(start, lastBreak: lastBreak, overfull: cell, limit: limit)
      }
      switch text.cells[cell].lineBreak {
      case .mandatory: return cell + 1
      case .allowed: lastBreak = cell + 1
      case .none: break
      }
    }
    return text.cellCount
  }

  /// The end of a line whose cells up to `overfull` do not fit.
  ///
  /// A cut may make the line wider (a kerned pair is divided), so the width is looked at again, and an earlier place is
  /// taken where needed. A word that is alone in its line is divided as its language does, or between any two characters:
  /// "Allow / Authentica- / tor app" on an iPhone, though "Au-" would have room in the first line.
  private func overfullLineEnd(_ start: Int, lastBreak: Int, overfull: Int, limit: Double) -> Int {
    var end = lastBreak
    while end > start {
      if fits(start..<end, limit) { return end }
      repeat { end -= 1 } while end > start && text.cells[end - 1].lineBreak == .none
    }
    let most = max(overfull, start + 1)
    end = most
    while end > start, !(insertions.dividesWord(atEndOf: start..<end) && fits(start..<end, limit)) { end -= 1 }
    if end > start { return end }
    end = most
    while end > start + 1, !fits(start..<end, limit) { end -= 1 }
    return end
  }

  /// The end of a line whose last word goes down to a word that would be alone in the last line; nil where none would be.
  ///
  /// A word is what stands between two places where a line may end, as in TextKit's strategy of pushing words out: pictures of
  /// iPhones have "Copy One- / Time Password" and "https://cloud.example.com/ / index.php/login". A word stays alone in a third
  /// line and in later ones ("location for / automations"), and in the second where one word would be left in the first that
  /// is narrower than the second ("Enter key / manually", but "Welcome / on Card"). Both words that go have room in the next
  /// line. How wide a single word has to be is a guess between these two.
  private func endWithoutOrphan(_ line: Range<Int>) -> Int? {
    let end = line.upperBound
    guard avoidsOrphans, startsParagraph(line.lowerBound), end < text.cellCount,
      text.cells[end - 1].lineBreak == .allowed
    else { return nil }
    let last = wordEnd(from: end)
    guard last > end, last == text.cellCount || text.cells[last - 1].lineBreak == .mandatory else { return nil }
    let word = wordStart(before: end, in: line)
    guard word > line.lowerBound else { return nil }
    if wordStart(before: word, in: line) == line.lowerBound {
      guard text.width(line.lowerBound..<word) >= text.width(word..<last) else { return nil }
    }
    return fits(word..<last, (width ?? .infinity) + LineBreaker.slack) ? word : nil
  }

  /// The end of the word that begins at a cell, with the white space behind it.
  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < text.cellCount {
      end += 1
      if text.cells[end - 1].lineBreak != .none { break }
    }
    return end
  }

  /// The beginning of the word that ends at a cell.
  private func wordStart(before end: Int, in line: Range<Int>) -> Int {
    var start = end
    while start > line.lowerBound {
      start -= 1
      if start > line.lowerBound, text.cells[start - 1].lineBreak != .none { break }
    }
    return start
  }

  private func startsParagraph(_ cell: Int) -> Bool {
    cell == 0 || text.cells[cell - 1].lineBreak == .mandatory
  }

  private func fits(_ cells: Range<Int>, _ limit: Double) -> Bool {
    text.width(cells) + (insertions.hyphen(atEndOf: cells)?.width ?? 0) <= limit
  }
}
