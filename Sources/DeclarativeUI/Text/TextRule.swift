import Drawings
import Foundation
import PlaneGeometry
import Typesetting

/// Lines of text, broken for the width that is offered.
final class TextRule: LayoutRule {
  let spacing: SpacingPreferences
  private let runs: [TextRun]
  private let paragraph: Paragraph
  private let reservedHeight: CGFloat
  private let problemLog: ProblemLog?
  /// The text without limits; in one line it is the answer to every wider proposal.
  private lazy var ideal = paragraph.layout(width: nil, height: nil)
  /// The node remembers sizes; the lines are asked for again only to be drawn.
  private var latest: (proposal: ProposedViewSize, layout: TextLayout)?

  init(_ runs: [TextRun], environment: EnvironmentValues) {
    self.runs = runs
    let style = ParagraphStyle(environment)
    paragraph = Paragraph(runs, style: style, library: environment.fontLibrary)
    spacing = SpacingPreferences(text: runs, displayScale: environment.displayScale)
    reservedHeight = Self.height(
      ofLines: environment.reservedLines, runs: runs, style: style, library: environment.fontLibrary)
    problemLog = environment.problemLog
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = layout(for: proposal).size
    return CGSize(width: size.width, height: max(size.height, Double(reservedHeight)))
  }

  func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key.id == FirstTextBaselineID.self { return layout(for: proposal).firstBaseline }
    if key.id == LastTextBaselineID.self { return layout(for: proposal).lastBaseline }
    return nil
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingCanvas) {
    // Letters may reach out of the frame: by an em where they are slanted or bear marks.
    let reach = runs.map { $0.font.size }.max() ?? 0
    guard canvas.mayShow(frame, reach: CGFloat(reach)) else { return }
    let layout = layout(for: proposal)
    canvas.add(.text(DrawnText(frame: Rect(frame), layout: layout)))
    for problem in FontProblems(layout: layout, runs: runs).sentences { problemLog?.report(problem) }
  }

  private func layout(for proposal: ProposedViewSize) -> TextLayout {
    // An endless extent is no limit.
    let width = proposal.width.flatMap { $0.isFinite ? Double($0) : nil }
    if ideal.lines.count == 1, width ?? .infinity >= ideal.size.width { return ideal }
    if let latest, latest.proposal == proposal { return latest.layout }
    let height = proposal.height.flatMap { $0.isFinite ? Double($0) : nil }
    let layout = paragraph.layout(width: width, height: height)
    latest = (proposal, layout)
    return layout
  }

  /// What `count` lines of the first run's font take, rounded up to a device pixel.
  private static func height(
    ofLines count: Int, runs: [TextRun], style: ParagraphStyle, library: FontLibrary
  ) -> CGFloat {
    guard count > 1, let font = runs.first?.font else { return 0 }
    let metrics = library.metrics(for: font)
    let pitch = metrics.lineHeight + metrics.leading + style.lineSpacing
    let height = metrics.lineHeight + (Double(count) - 1) * pitch
    return CGFloat((height * style.displayScale).rounded(.up) / style.displayScale)
  }
}
