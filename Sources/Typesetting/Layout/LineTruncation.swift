import UnicodeAlgorithms

/// Cuts the last line of a text that goes on.
struct LineTruncation {
  let text: ShapedText
  let mode: ParagraphStyle.TruncationMode
  /// The width of the line in points, or nil for any.
  let width: Double?
  let insertions: LineInsertion.Maker

  /// What a line shows that starts with a cell and would have to show the whole rest of the text.
  func content(from start: Int) -> LineContent {
    let end = text.trimmed(start..<text.cellCount).upperBound
    let parts = Parts(
      head: start..<(mode == .head ? start : hardEnd(after: start)),
      tail: (mode == .tail ? end : hardStart(from: start))..<end)
    // The ellipsis belongs to the character that it follows, or precedes. Which one that is depends on the room that
    // the ellipsis leaves, so the run is found with the one that the line starts with.
    var ellipsis = insertions.ellipsis(like: run(at: parts))
    var shown = fitted(parts, beside: ellipsis)
    let run = run(at: shown)
    if run != ellipsis.run {
      ellipsis = insertions.ellipsis(like: run)
      shown = fitted(parts, beside: ellipsis)
    }
    return LineContent(head: text.trimmed(shown.head), insertion: ellipsis, tail: shown.tail)
  }

  private func run(at parts: Parts) -> Int {
    let head = text.trimmed(parts.head)
    let cell = head.isEmpty ? parts.tail.lowerBound : head.upperBound - 1
    return text.run(at: text.scalarStart(cell))
  }

  private struct Parts {
    var head, tail: Range<Int>
  }

  /// Shortens both parts until they fit; in the middle mode each gets half.
  private func fitted(_ whole: Parts, beside ellipsis: LineInsertion) -> Parts {
    guard let width else { return whole }
    let room = max(0, width + LineBreaker.slack - ellipsis.width)
    let head = longestStart(of: whole.head, mode == .middle ? room / 2 : room)
    let tailStart = max(whole.tail.lowerBound, head.upperBound)
    let tail = tailStart..<max(tailStart, whole.tail.upperBound)
    return Parts(head: head, tail: longestEnd(of: tail, room - text.width(head)))
  }

  /// As many of the first cells as fit, without white space at their end.
  private func longestStart(of cells: Range<Int>, _ room: Double) -> Range<Int> {
    var end = cells.lowerBound
    var nothingFits = room == 0
    while end < cells.upperBound, text.cells[end].hangs || mayFit(cells.lowerBound..<end + 1, room) {
      nothingFits = nothingFits && takesRoom(end)
      end += 1
    }
    if nothingFits { return cells.lowerBound..<cells.lowerBound }
    while end > cells.lowerBound, text.cells[end - 1].hangs || text.width(cells.lowerBound..<end) > room { end -= 1 }
    return cells.lowerBound..<end
  }

  /// As many of the last cells as fit, without white space at their start.
  private func longestEnd(of cells: Range<Int>, _ room: Double) -> Range<Int> {
    var start = cells.upperBound
    var nothingFits = room == 0
    while start > cells.lowerBound, mayFit(start - 1..<cells.upperBound, room) {
      nothingFits = nothingFits && takesRoom(start - 1)
      start -= 1
    }
    if nothingFits { return cells.upperBound..<cells.upperBound }
    while start < cells.upperBound, text.cells[start].hangs || text.width(start..<cells.upperBound) > room {
      start += 1
    }
    return start..<cells.upperBound
  }

  /// Whether a cell is so wide that it has a width wherever it stands: no kerned pair is an eighth of a line narrower.
  ///
  /// Where there is no room at all, as when a view is asked how small it can be, that spares the search for a cut.
  private func takesRoom(_ cell: Int) -> Bool {
    text.cells[cell].hangs || text.cells[cell].width > text.largestLineHeight / 8
  }

  /// Whether it is worth asking for the exact width of some cells, for which a part of them may be shaped again.
  ///
  /// That changes the width by a kerned pair or a joined letter, less than two lines are high.
  private func mayFit(_ cells: Range<Int>, _ room: Double) -> Bool {
    text.offset(cells.upperBound) - text.offset(cells.lowerBound) < room + 2 * text.largestLineHeight
  }

  /// The end of the line that starts with a cell if only line breaks end it.
  private func hardEnd(after start: Int) -> Int {
    var end = start
    while end < text.cellCount, text.cells[end].lineBreak != .mandatory { end += 1 }
    return min(end + 1, text.cellCount)
  }

  /// The start of the last line if only line breaks end lines, but not before a cell.
  private func hardStart(from first: Int) -> Int {
    var start = text.trimmed(first..<text.cellCount).upperBound
    while start > first, text.cells[start - 1].lineBreak != .mandatory { start -= 1 }
    return start
  }
}
