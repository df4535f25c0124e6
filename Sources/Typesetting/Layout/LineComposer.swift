import PixelImages
import PlaneGeometry

/// Arranges a shaped text in lines of one size.
struct LineComposer {
  let text: ShapedText
  let library: FontLibraryStorage
  let style: ParagraphStyle
  let width: Double?
  let height: Double?

  /// What the lines show, before anything is placed.
  private struct Plan {
    var lines: [PlannedLine] = []
    var bottom = 0.0
    var isTruncated = false
  }

  private struct PlannedLine {
    var content: LineContent
    var metrics: FontMetrics
    /// The distance of the baseline below the top of the text.
    var baseline: Double
  }

  /// As many lines as the limit and the height allow, one at least.
  private func plan() -> Plan {
    let breaker = LineBreaker(text: text, insertions: insertions, width: width)
    let limit = max(style.lineLimit ?? Int.max, 1)
    var plan = Plan()
    var next = breaker.line(after: nil)
    while let cells = next, plan.lines.count < limit {
      let metrics = metrics(cells)
      let top = plan.lines.last.map { plan.bottom + ($0.metrics.leading + lineSpacing) } ?? 0
      if let height, !plan.lines.isEmpty, top + metrics.lineHeight > height + LineBreaker.slack { break }
      let content = LineContent(head: text.trimmed(cells), insertion: insertions.hyphen(atEndOf: cells))
      plan.lines.append(PlannedLine(content: content, metrics: metrics, baseline: top + metrics.ascent))
      plan.bottom = top + metrics.lineHeight
      next = breaker.line(after: cells)
    }
    plan.isTruncated = next != nil
    if plan.isTruncated {
      let last = plan.lines.count - 1
      plan.lines[last].content = truncation.content(from: plan.lines[last].content.head.lowerBound)
    }
    return plan
  }

  /// The lines with their glyphs.
  /// - Parameter colors: one for each run of the text.
  func compose(_ colors: [RGBAColor]) -> TextLayout {
    let plan = plan()
    var lines = plan.lines.map {
      LineAssembly(text: text, colors: colors).line($0.content, baseline: $0.baseline)
    }
    let size = size(width: lines.reduce(0) { max($0, $1.width) }, bottom: plan.bottom)
    align(&lines, size.width)
    return TextLayout(
      lines: lines, size: size, firstLeading: plan.lines.first?.metrics.leading ?? 0,
      lastLeading: plan.lines.last?.metrics.leading ?? 0, isTruncated: plan.isTruncated,
      characterProblems: text.characterProblems, missingFamilies: text.missingFamilies)
  }

  /// The size and the baselines of what `compose` would place.
  func measure() -> TextMeasures {
    let plan = plan()
    let assembly = LineAssembly(text: text, colors: [])
    return TextMeasures(
      size: size(width: plan.lines.reduce(0) { max($0, assembly.width($1.content)) }, bottom: plan.bottom),
      lineCount: plan.lines.count, firstBaseline: plan.lines.first?.baseline ?? 0,
      lastBaseline: plan.lines.last?.baseline ?? 0, isTruncated: plan.isTruncated)
  }

  private var lineSpacing: Double { abs(style.lineSpacing) < 1e6 ? style.lineSpacing : 0 }

  private var insertions: LineInsertion.Maker { LineInsertion.Maker(text: text, library: library) }

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
    guard share > 0 else { return }
    for index in lines.indices { lines[index].move(by: (width - lines[index].width) * share) }
  }

  /// Rounds points up to a device pixel; what exceeds a pixel by arithmetic noise only is not worth another one.
  private func roundedUp(_ points: Double) -> Double {
    let scale = style.displayScale > 0 && style.displayScale < 1e6 ? style.displayScale : 1
    return (points * scale - 1e-6).rounded(.up) / scale
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
