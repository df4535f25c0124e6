import PixelImages
import PlaneGeometry
import UnicodeAlgorithms

/// Arranges a shaped text in lines of one size.
struct LineComposer {
  let text: ShapedText
  let library: FontLibraryStorage
  let style: ParagraphStyle
  let width: Double?
  let height: Double?

  /// What a line shows, before anything is placed.
  private struct PlannedLine {
    var content: LineContent
    var metrics: FontMetrics
    /// The distance of the baseline below the top of the text.
    var baseline: Double
    /// The width of the white space at which the line was broken, which it does not show.
    var hanging = 0.0
  }

  /// Plans as many lines as the limit and the height allow, one at least.
  /// - Parameter add: is given the lines from top to bottom; most texts have one, for which no list is made.
  /// - Returns: the bottom of the last line, and whether the text goes on behind it.
  private func plan(_ add: (PlannedLine) -> Void) -> (bottom: Double, isTruncated: Bool) {
    let breaker = LineBreaker(
      text: text, insertions: insertions, width: width, avoidsOrphans: style.avoidsOrphans)
    let limit = max(style.lineLimit ?? Int.max, 1)
    var (count, bottom) = (0, 0.0)
    var last: (cells: Range<Int>, metrics: FontMetrics, baseline: Double)?
    var next = breaker.line(after: nil)
    while let cells = next, count < limit {
      let metrics = metrics(cells)
      let top = last.map { bottom + distance(below: $0.metrics) } ?? 0
      if let height, count > 0, top + metrics.lineHeight > height + LineBreaker.slack { break }
      if let last {
        let content = content(of: last.cells)
        add(
          PlannedLine(
            content: content, metrics: last.metrics, baseline: last.baseline, hanging: hanging(last.cells, content)))
      }
      last = (cells, metrics, top + metrics.ascent)
      bottom = top + metrics.lineHeight
      count += 1
      next = breaker.line(after: cells)
    }
    guard let last else { return (bottom, next != nil) }
    let content = next == nil ? content(of: last.cells) : truncation.content(from: last.cells.lowerBound)
    add(PlannedLine(content: content, metrics: last.metrics, baseline: last.baseline))
    return (bottom, next != nil)
  }

  /// What a line shows of cells behind which it is not cut.
  private func content(of cells: Range<Int>) -> LineContent {
    LineContent(head: text.trimmed(cells), insertion: insertions.hyphen(atEndOf: cells))
  }

  /// The width of the white space behind a line that was too long for one.
  private func hanging(_ cells: Range<Int>, _ content: LineContent) -> Double {
    guard content.head.upperBound < cells.upperBound, text.cells[cells.upperBound - 1].lineBreak == .allowed else {
      return 0
    }
    return text.offset(cells.upperBound) - text.offset(content.head.upperBound)
  }

  /// The room that a line takes: that of the white space behind it, too, as far as the text was offered any.
  ///
  /// Pictures of iPhones have it: "Enter key / manually" in the middle of a column stands farther to the leading side by half a
  /// space, and digits that break at each space take all that they are offered.
  private func extent(_ lineWidth: Double, _ hanging: Double) -> Double {
    max(lineWidth, min(lineWidth + hanging, width ?? .infinity))
  }

  /// The lines with their glyphs.
  /// - Parameter colors: one for each run of the text.
  func compose(_ colors: [RGBAColor]) -> TextLayout {
    var lines: [TextLine] = []
    var leadings: (first: Double, last: Double)?
    var extent = 0.0
    let isMarked = text.runs.contains(where: \.isMarked)
    let plan = plan { line in
      var assembled = LineAssembly(text: text, colors: colors).line(line.content, baseline: line.baseline)
      if isMarked {
        (assembled.top, assembled.height) = (line.baseline - line.metrics.ascent, line.metrics.lineHeight)
      }
      lines.append(assembled)
      extent = max(extent, self.extent(assembled.width, line.hanging))
      leadings = (leadings?.first ?? line.metrics.leading, line.metrics.leading)
    }
    let size = size(width: extent, bottom: plan.bottom)
    align(&lines, size.width)
    return TextLayout(
      lines: lines, size: size, firstLeading: leadings?.first ?? 0, lastLeading: leadings?.last ?? 0,
      isTruncated: plan.isTruncated, characterProblems: text.characterProblems, missingFamilies: text.missingFamilies)
  }

  /// The size and the baselines of what `compose` would place.
  func measure() -> TextMeasures {
    let assembly = LineAssembly(text: text, colors: [])
    var (count, width) = (0, 0.0)
    var baselines: (first: Double, last: Double)?
    let plan = plan { line in
      count += 1
      width = max(width, extent(assembly.width(line.content), line.hanging))
      baselines = (baselines?.first ?? line.baseline, line.baseline)
    }
    return TextMeasures(
      size: size(width: width, bottom: plan.bottom), lineCount: count, firstBaseline: baselines?.first ?? 0,
      lastBaseline: baselines?.last ?? 0, isTruncated: plan.isTruncated)
  }

  private func distance(below line: FontMetrics) -> Double {
    line.distance(spacing: abs(style.lineSpacing) < 1e6 ? style.lineSpacing : 0)
  }

  private var insertions: LineInsertion.Maker {
    LineInsertion.Maker(text: text, library: library, dividesWords: style.dividesWords)
  }

  private var truncation: LineTruncation {
    LineTruncation(text: text, mode: style.truncationMode, width: width, insertions: insertions)
  }

  /// The vertical figures of a line: those of the fonts that its characters ask for.
  ///
  /// Faces of the fall-back do not count, so that an emoji does not move the lines around it.
  private func metrics(_ cells: Range<Int>) -> FontMetrics {
    guard let first = text.runs.first else { return .system(size: 0) }
    if text.runs.count == 1 { return first.metrics }
    let start = text.scalarStart(cells.lowerBound)
    let end = max(text.scalarStart(cells.upperBound) - 1, start)
    let runs = text.runs[text.run(at: start)...text.run(at: end)]
    return runs.dropFirst().reduce(runs[runs.startIndex].metrics) { $0.union($1.metrics) }
  }

  private func size(width: Double, bottom: Double) -> Size {
    Size(width: roundedUp(width), height: roundedUp(bottom))
  }

  private func align(_ lines: inout [TextLine], _ width: Double) {
    let share =
      switch (style.alignment, style.isRightToLeft) {
      case (.leading, false), (.trailing, true): 0.0
      case (.center, _): 0.5
      case (.leading, true), (.trailing, false): 1.0
      }
    guard share > 0, lines.count > 1 || style.movesOneLine else { return }
    for index in lines.indices { lines[index].move(by: (width - lines[index].width) * share) }
  }

  /// Rounds points up to a device pixel; what exceeds a pixel by arithmetic noise only is not worth another one.
  ///
  /// Times the length of a pixel, not divided by their number: what is centred stands between two pixels half the time, and
  /// the last digit decides then. 53 pixels of three a point are centred in 150 at 37 on an iPhone of iOS 26, not at 36.
  private func roundedUp(_ points: Double) -> Double {
    let scale = style.displayScale > 0 && style.displayScale < 1e6 ? style.displayScale : 1
    return (points * scale - 1e-6).rounded(.up) * (1 / scale)
  }
}

extension TextLine {
  fileprivate mutating func move(by distance: Double) {
    x += distance
    for span in spans.indices { spans[span].x += distance }
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].x += distance }
    }
  }
}
