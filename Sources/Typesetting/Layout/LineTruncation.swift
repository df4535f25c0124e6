/// Cuts the last line of a text that goes on.
struct LineTruncation {
  let text: ShapedText
  let mode: ParagraphStyle.TruncationMode
  /// The width of the line in points, or nil for any.
  let width: Double?
  let insertions: LineInsertion.Maker

  /// What a line shows that starts with a cell and would have to show the whole rest of the text.
  func content(from start: Int) -> LineContent {
    var parts = Parts(
      head: start..<hardEnd(after: start),
      tail: hardStart(from: start)..<text.trimmed(start..<text.cellCount).upperBound)
    switch mode {
    case .tail: parts.tail = parts.tail.upperBound..<parts.tail.upperBound
    case .head: parts.head = start..<start
    case .middle: break
    }
    // The ellipsis belongs to the character that it follows, or precedes. Which one that is depends on the room that
    // the ellipsis leaves, so the run is found with the one that the line starts with.
    let first = insertions.ellipsis(like: run(at: parts))
    let ellipsis = insertions.ellipsis(like: run(at: fitted(parts, beside: first)))
    let shown = fitted(parts, beside: ellipsis)
    return LineContent(head: text.trimmed(shown.head), insertion: ellipsis, tail: shown.tail)
  }

  private func run(at parts: Parts) -> Int {
    let head = text.trimmed(parts.head)
    let cell = head.isEmpty ? parts.tail.lowerBound : head.upperBound - 1
    return text.run(at: text.scalarStarts[cell])
  }

  private struct Parts {
    var head, tail: Range<Int>
  }

  /// Shortens both parts until they fit; in the middle mode each gets half.
  private func fitted(_ whole: Parts, beside ellipsis: LineInsertion) -> Parts {
    guard let width else { return whole }
    var parts = whole
    let room = max(0, width + LineBreaker.slack - ellipsis.width)
    let half = mode == .middle ? room / 2 : room
    var end = parts.head.upperBound
    while end > parts.head.lowerBound, !fits(parts.head.lowerBound..<end, half) { end -= 1 }
    parts.head = parts.head.lowerBound..<end
    let rest = room - text.width(parts.head)
    var start = max(parts.tail.lowerBound, end)
    while start < parts.tail.upperBound, text.hangs[start] || !fits(start..<parts.tail.upperBound, rest) { start += 1 }
    parts.tail = start..<max(start, parts.tail.upperBound)
    return parts
  }

  private func fits(_ cells: Range<Int>, _ room: Double) -> Bool {
    // The quick look spares long texts the exact width, for which a part may be shaped again; that changes the width
    // by a kerned pair or a joined letter, less than two lines are high.
    let shown = text.trimmed(cells)
    let margin = 2 * text.runMetrics.reduce(0) { max($0, $1.lineHeight) }
    guard text.offsets[shown.upperBound] - text.offsets[shown.lowerBound] < room + margin else { return false }
    return text.width(shown) <= room
  }

  /// The end of the line that starts with a cell if only line breaks end it.
  private func hardEnd(after start: Int) -> Int {
    var end = start
    while end < text.cellCount, text.breaks[end] != .mandatory { end += 1 }
    return min(end + 1, text.cellCount)
  }

  /// The start of the last line if only line breaks end lines, but not before a cell.
  private func hardStart(from first: Int) -> Int {
    var start = text.trimmed(first..<text.cellCount).upperBound
    while start > first, text.breaks[start - 1] != .mandatory { start -= 1 }
    return start
  }
}
