import PixelImages
import PlaneGeometry

/// Arranges a shaped text in lines of one size.
struct LineComposer {
  let text: ShapedText
  let library: FontLibrary
  let style: ParagraphStyle
  let colors: [RGBAColor]
  let width: Double?
  let height: Double?

  /// What each line shows, before anything is placed.
  private struct Plan {
    var contents: [LineContent]
    var metrics: [FontMetrics]
    var isTruncated: Bool
  }

  private var plan: Plan {
    let limit = max(style.lineLimit ?? Int.max - 1, 1)
    let ranges = LineBreaker(text: text, insertions: insertions, width: width).lines(limit: limit)
    let shown = shownLines(ranges, limit: limit)
    var contents = ranges.prefix(shown.count).map {
      LineContent(head: text.trimmed($0), insertion: insertions.hyphen(atEndOf: $0))
    }
    let isTruncated = shown.count < ranges.count
    if isTruncated { contents[shown.count - 1] = truncation.content(from: ranges[shown.count - 1].lowerBound) }
    return Plan(contents: contents, metrics: shown, isTruncated: isTruncated)
  }

  /// The lines with their glyphs.
  func compose() -> TextLayout {
    let plan = plan
    let (baselines, bottom) = baselines(plan.metrics)
    var lines = zip(plan.contents, baselines).map { LineAssembly(text: text, colors: colors).line($0, baseline: $1) }
    let size = size(widths: lines.map(\.width), bottom: bottom)
    align(&lines, size.width)
    return TextLayout(
      lines: lines, size: size, firstLeading: plan.metrics.first?.leading ?? 0,
      lastLeading: plan.metrics.last?.leading ?? 0, isTruncated: plan.isTruncated,
      characterProblems: text.characterProblems, missingFamilies: text.missingFamilies)
  }

  /// The size and the baselines of what `compose` would place.
  func measure() -> TextMeasures {
    let plan = plan
    let (baselines, bottom) = baselines(plan.metrics)
    let assembly = LineAssembly(text: text, colors: colors)
    return TextMeasures(
      size: size(widths: plan.contents.map(assembly.width), bottom: bottom), lineCount: plan.contents.count,
      firstBaseline: baselines.first ?? 0, lastBaseline: baselines.last ?? 0)
  }

  private var lineSpacing: Double { abs(style.lineSpacing) < 1e6 ? style.lineSpacing : 0 }

  private var insertions: LineInsertion.Maker { LineInsertion.Maker(text: text, library: library) }

  private var truncation: LineTruncation {
    LineTruncation(text: text, mode: style.truncationMode, width: width, insertions: insertions)
  }

  /// The vertical figures of the lines that are shown: as many as the limit and the height allow, one at least.
  private func shownLines(_ ranges: [Range<Int>], limit: Int) -> [FontMetrics] {
    var lines: [FontMetrics] = []
    var bottom = 0.0
    for range in ranges.prefix(limit) {
      let metrics = metrics(range)
      if let last = lines.last { bottom += last.leading + lineSpacing }
      bottom += metrics.lineHeight
      if let height, !lines.isEmpty, bottom > height + LineBreaker.slack { break }
      lines.append(metrics)
    }
    return lines
  }

  /// The vertical figures of a line: those of the fonts that its characters ask for.
  ///
  /// Faces of the fall-back do not count, so that an emoji does not move the lines around it.
  private func metrics(_ cells: Range<Int>) -> FontMetrics {
    guard let lastRun = text.runMetrics.indices.last else { return .system(size: 0) }
    if lastRun == 0 { return text.runMetrics[0] }
    let start = text.scalarStarts[cells.lowerBound]
    let end = max(text.scalarStarts[cells.upperBound] - 1, start)
    let runs = text.run(at: start)...text.run(at: end)
    return text.runMetrics[runs].reduce(text.runMetrics[runs.lowerBound]) { $0.union($1) }
  }

  /// The baselines below the top of the text, and where the last line ends.
  private func baselines(_ metrics: [FontMetrics]) -> (baselines: [Double], bottom: Double) {
    var baselines: [Double] = []
    var bottom = 0.0
    for (index, line) in metrics.enumerated() {
      if index > 0 { bottom += metrics[index - 1].leading + lineSpacing }
      baselines.append(bottom + line.ascent)
      bottom += line.lineHeight
    }
    return (baselines, bottom)
  }

  private func size(widths: [Double], bottom: Double) -> Size {
    Size(width: roundedUp(widths.reduce(0, max)), height: roundedUp(bottom))
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
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].x += distance }
    }
  }
}
