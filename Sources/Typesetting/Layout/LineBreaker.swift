/// Fills lines one after another, each with as much as it holds.
struct LineBreaker {
  /// Room for the rounding of layout arithmetic, far below a pixel: a text fits into the width it reported.
  static let slack = 1.0 / 1024

  let text: ShapedText
  let insertions: LineInsertion.Maker
  /// The width of the lines in points, or nil for lines that end only at line breaks.
  let width: Double?

  /// The cells of each line, white space at its end included.
  /// - Parameter limit: how many lines are of interest; there may be one more.
  func lines(limit: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.cellCount, lines.count <= limit {
      let end = lineEnd(start)
      lines.append(start..<end)
      start = end
    }
    if start == text.cellCount, lines.isEmpty || text.breaks[text.cellCount - 1] == .mandatory {
      lines.append(start..<start)
    }
    return lines
  }

  private func lineEnd(_ start: Int) -> Int {
    let limit = width.map { $0 + LineBreaker.slack } ?? .infinity
    var lastBreak = start
    for cell in start..<text.cellCount {
      if !text.hangs[cell], text.offsets[cell + 1] - text.offsets[start] > limit {
        return overfullLineEnd(start, lastBreak: lastBreak, overfull: cell, limit: limit)
      }
      switch text.breaks[cell] {
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
  /// taken where needed. A word that is alone in its line is divided between characters, one at least.
  private func overfullLineEnd(_ start: Int, lastBreak: Int, overfull: Int, limit: Double) -> Int {
    var end = lastBreak
    while end > start {
      if fits(start..<end, limit) { return end }
      repeat { end -= 1 } while end > start && text.breaks[end - 1] == .none
    }
    end = max(overfull, start + 1)
    while end > start + 1, !fits(start..<end, limit) { end -= 1 }
    return end
  }

  private func fits(_ cells: Range<Int>, _ limit: Double) -> Bool {
    text.width(cells) + (insertions.hyphen(atEndOf: cells)?.width ?? 0) <= limit
  }
}
