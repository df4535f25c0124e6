package import Drawings
package import Foundation
package import LayoutValues
package import PixelImages
import PlaneGeometry
package import Typesetting

/// Lines of text, broken for the width that is offered.
///
/// Only measures are kept: of thousands of rows few are seen, and only what is seen needs its glyphs.
package final class TextRule: LeafRule {
  private let runs: [TextRun]
  private let style: ParagraphStyle
  private let library: FontLibrary
  private let reservedHeight: CGFloat
  private let extras: Extras?
  /// The text without limits, once it was asked for; in one line it is the answer to every wider proposal.
  private var knownIdeal: TextMeasures?
  /// The node remembers sizes; this is for guides.
  private var latest: (proposal: ProposedViewSize, measures: TextMeasures)?

  /// What few texts have, apart from the others so that each of thousands of rows stays small.
  private final class Extras {
    let marks: TextMarks
    /// What may be done before the text is cut; nil for nothing.
    let fit: TextFit?
    /// The colour of the bars that stand for the lines; nil shows the lines.
    let placeholder: RGBAColor?
    let isLong: Bool
    /// A long text, which takes too long to be shaped again, should the library forget it.
    var kept: Paragraph?
    /// The runs as they fit into the extents that were looked at last.
    var latestFit: (width: Double?, height: Double?, runs: [TextRun])?

    /// A text of this length is long, in UTF-8 bytes.
    private static let longLength = 1 << 12

    private init(isLong: Bool, marks: TextMarks, fit: TextFit?, placeholder: RGBAColor?) {
      (self.isLong, self.marks, self.fit, self.placeholder) = (isLong, marks, fit, placeholder)
    }

    /// What a text has of these; nil where it has none.
    static func extras(of runs: [TextRun], marks: TextMarks, fit: TextFit?, placeholder: RGBAColor?) -> Extras? {
      let isLong = runs.reduce(0) { $0 + $1.text.utf8.count } >= longLength
      guard isLong || !marks.isEmpty || fit != nil || placeholder != nil else { return nil }
      return Extras(isLong: isLong, marks: marks, fit: fit, placeholder: placeholder)
    }
  }

  /// - Parameters:
  ///   - marks: what is drawn besides the letters.
  ///   - fit: what may be done before the text is cut; nil for nothing.
  ///   - reservedLines: for how many lines the text takes space even if it has fewer.
  ///   - placeholder: the colour of bars in the place of the lines; nil shows the lines.
  package init(
    _ runs: [TextRun], marks: TextMarks = TextMarks(), style: ParagraphStyle, library: FontLibrary,
    fit: TextFit? = nil, reservedLines: Int, placeholder: RGBAColor? = nil
  ) {
    self.runs = runs
    extras = Extras.extras(of: runs, marks: marks, fit: fit, placeholder: placeholder)
    self.style = style
    self.library = library
    reservedHeight = Self.height(ofLines: reservedLines, runs: runs, style: style, library: library)
  }

  package var meaning: Meaning? { .text(text) }

  /// An empty text is no element; whether it is one in SwiftUI is not known.
  package var accessibility: AccessibilityAttributes? {
    let heard = heard
    return heard.isEmpty ? nil : AccessibilityAttributes(label: heard, addedTraits: .isStaticText, children: .ignore)
  }

  /// The characters, with what labels say in the place of those that have one.
  private var heard: String {
    guard let labels = extras?.marks.labels, !labels.isEmpty else { return text }
    return runs.indices.map { labels[$0] ?? (runs[$0].attachmentWidth == nil ? runs[$0].text : "") }.joined()
  }

  /// The characters; what stands among them is no text.
  private var text: String { runs.filter { $0.attachmentWidth == nil }.map(\.text).joined() }

  /// Whether there is nothing to read or to see.
  private var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

  /// How high a text without characters is, whatever its font.
  ///
  /// Measured in iOS 18 inside a padding, at 16 and 17 points; and a button lies 14 above the end of a column whose last text
  /// is empty, so that it wants no distance. That it is a line of 12 points in the font that UIKit takes where none is said is
  /// a guess.
  private static var emptyHeight: CGFloat { 14 }

  package func spacing(around children: [LayoutBox]) -> SpacingPreferences {
    if isEmpty { return .emptyText }
    return SpacingPreferences(text: runs, library: library, displayScale: CGFloat(style.displayScale))
  }

  /// Measured: a text that is offered neither width nor height takes none, as pictures of iOS 26 have it of views that are asked
  /// how small they can be; one that is offered 256 points and no height has one line.
  package func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    if proposal == .zero { return .zero }
    if isEmpty { return CGSize(width: 0, height: max(reservedHeight, Self.emptyHeight)) }
    let size = measures(for: proposal).size
    return CGSize(width: size.width, height: max(size.height, Double(reservedHeight)))
  }

  package func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if isEmpty { return nil }
    if key.id == FirstTextBaselineID.self { return measures(for: proposal).firstBaseline }
    if key.id == LastTextBaselineID.self { return measures(for: proposal).lastBaseline }
    return nil
  }

  /// Letters may reach out of the frame: by an em where they are slanted or bear marks.
  private var overhang: Double { runs.lazy.map { $0.font.size }.max() ?? 0 }

  package func reach(beyond frame: CGRect) -> CGFloat? { CGFloat(overhang + (extras?.marks.paints.reach ?? 0)) }

  package func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
    let text = laidOut(for: proposal)
    if let placeholder = extras?.placeholder {
      return pass.add(
        text.layout.lines.filter { $0.width > 0 }.map { PlaceholderBar($0, in: frame, color: placeholder).item })
    }
    pass.add(items(of: text, in: frame))
    text.problems.forEach(pass.problems.report)
  }

  /// The figures of a run's font.
  package func metrics(of run: TextRun) -> FontMetrics { library.metrics(for: run.font) }

  /// Whether bars are drawn in the place of the lines.
  package var isPlaceholder: Bool { extras?.placeholder != nil }

  /// The lines of the text where it is offered an extent.
  package func laidOut(for proposal: ProposedViewSize) -> LaidOutText {
    let (width, height) = limits(in: proposal, knownIdeal ?? findIdeal(paragraph))
    let runs = fittedRuns(width, height)
    return LaidOutText(layout: paragraph(of: runs).layout(width: width, height: height), runs: runs)
  }

  /// A text in lines, or some of its glyphs.
  package struct LaidOutText {
    package let layout: TextLayout
    /// The runs as they fit.
    package let runs: [TextRun]

    package init(layout: TextLayout, runs: [TextRun]) {
      (self.layout, self.runs) = (layout, runs)
    }

    /// What is not drawn as the text asks for it.
    package var problems: [String] { FontProblems(layout: layout, runs: runs).sentences }
  }

  /// What is drawn of a text, or of some of its glyphs, in the frame of the whole.
  package func items(of text: LaidOutText, in frame: CGRect) -> [DrawingItem] {
    let letters = DrawingItem.text(DrawnText(frame: Rect(frame), layout: text.layout))
    let (below, above) = marked(text.layout, of: text.runs, in: frame)
    let items = below + [letters] + above
    return extras?.marks.paints.painted(items, in: frame, overhang: overhang) ?? items
  }

  /// What is drawn below and above the letters, each where a line of the text shows its run.
  private func marked(
    _ layout: TextLayout, of runs: [TextRun], in frame: CGRect
  ) -> (below: [DrawingItem], above: [DrawingItem]) {
    var (behind, below, above): ([DrawingItem], [DrawingItem], [DrawingItem]) = ([], [], [])
    guard let marks = extras?.marks, !marks.isEmpty else { return (below, above) }
    for line in layout.lines {
      behind += marks.backgroundItems(of: line, at: Point(x: Double(frame.minX), y: Double(frame.minY)))
      for span in line.spans {
        let run = runs[span.run]
        let start = Point(
          x: Double(frame.minX) + span.x, y: Double(frame.minY) + line.baseline - run.baselineOffset)
        if let figure = marks.symbols[span.run]?.scaled(by: run.font.size / self.runs[span.run].font.size) {
          above += figure.items(
            in: CGRect(
              x: start.x, y: start.y - figure.baseline, width: figure.size.width, height: figure.size.height))
        }
        guard let lines = marks.lines[span.run], let figures = library.lines(for: run.font) else { continue }
        let items = lines.items(from: start, length: span.width, figures: figures)
        below += [items.below].compactMap(\.self)
        above += [items.above].compactMap(\.self)
      }
    }
    return (behind + below, above)
  }

  /// The text, which the library remembers while it is on a screen with few others.
  private var paragraph: Paragraph {
    guard let extras, extras.isLong else { return Paragraph(runs, style: style, library: library) }
    let paragraph = extras.kept ?? Paragraph(runs, style: style, library: library)
    extras.kept = paragraph
    return paragraph
  }

  private func paragraph(of runs: [TextRun]) -> Paragraph {
    extras?.fit == nil ? paragraph : Paragraph(runs, style: style, library: library)
  }

  /// The runs as they fit into an extent, or fit best.
  private func fittedRuns(_ width: Double?, _ height: Double?) -> [TextRun] {
    guard let extras, let fit = extras.fit else { return runs }
    if let latest = extras.latestFit, latest.width == width, latest.height == height { return latest.runs }
    let fitted = fit.fitted(runs) { !paragraph(of: $0).measures(width: width, height: height).isTruncated }
    extras.latestFit = (width, height, fitted)
    return fitted
  }

  private func measures(for proposal: ProposedViewSize) -> TextMeasures {
    guard let knownIdeal else {
      // The first question is two at once, and to find the paragraph takes as long as to measure it.
      let paragraph = paragraph
      return measures(for: proposal, findIdeal(paragraph)) { paragraph }
    }
    return measures(for: proposal, knownIdeal) { paragraph }
  }

  /// - Parameters:
  ///   - ideal: the measures of the text without limits.
  ///   - paragraph: gives the text as it is.
  private func measures(
    for proposal: ProposedViewSize, _ ideal: TextMeasures, _ paragraph: () -> Paragraph
  ) -> TextMeasures {
    let (width, height) = limits(in: proposal, ideal)
    if width == nil, height == nil { return ideal }
    if let latest, latest.proposal == proposal { return latest.measures }
    let fitted = extras?.fit == nil ? paragraph() : self.paragraph(of: fittedRuns(width, height))
    let measures = fitted.measures(width: width, height: height)
    latest = (proposal, measures)
    return measures
  }

  private func findIdeal(_ paragraph: Paragraph) -> TextMeasures {
    let ideal = paragraph.measures(width: nil)
    knownIdeal = ideal
    return ideal
  }

  /// The extents that limit the text; an endless one is no limit.
  private func limits(
    in proposal: ProposedViewSize, _ ideal: TextMeasures
  ) -> (width: Double?, height: Double?) {
    func limit(_ extent: CGFloat?) -> Double? { extent.flatMap { $0.isFinite ? Double($0) : nil } }
    // One line is the same in every wider space, and so is remembered once.
    let width = limit(proposal.width)
    if ideal.lineCount == 1, width ?? .infinity >= ideal.size.width { return (nil, nil) }
    return (width, limit(proposal.height))
  }

  /// What `count` lines of the first run's font take, rounded up to a device pixel.
  private static func height(
    ofLines count: Int, runs: [TextRun], style: ParagraphStyle, library: FontLibrary
  ) -> CGFloat {
    guard count > 1, let font = runs.first?.font else { return 0 }
    let metrics = library.metrics(for: font)
    let pitch = metrics.lineHeight + metrics.distance(spacing: style.lineSpacing)
    let height = metrics.lineHeight + (Double(count) - 1) * pitch
    return CGFloat((height * style.displayScale).rounded(.up) * (1 / style.displayScale))
  }
}
