import Drawings
public import Foundation
import LayoutTree
import PlaneGeometry
import Typesetting

extension Text {
  /// The lines of a text that a renderer draws, from top to bottom.
  public struct Layout: RandomAccessCollection {
    private let lines: [Line]
    /// Whether text was cut to fit.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }

    public subscript(index: Int) -> Line { lines[index] }

    init(_ rule: TextRule, proposal: ProposedViewSize, size: CGSize, _ attributes: [Int: [any TextAttribute]]) {
      let source = TextSourceLines(rule: rule, set: rule.set(for: proposal), size: size, attributes: attributes)
      lines = source.set.layout.lines.indices.map { Line(piece: TextPiece(source, line: $0)) }
      isTruncated = source.set.layout.isTruncated
    }
  }
}

extension Text.Layout {
  /// A line of a text; its elements are the pieces whose letters say the same, from left to right.
  public struct Line: RandomAccessCollection {
    let piece: TextPiece

    public var startIndex: Int { 0 }
    public var endIndex: Int { piece.spans.count }

    public subscript(index: Int) -> Run { Run(piece: piece.ofSpan(index)) }

    /// Where the line's baseline begins, in points from the text's upper left corner.
    public var origin: CGPoint { typographicBounds.origin }
    /// Where the line is and how high its letters are.
    public var typographicBounds: TypographicBounds { piece.bounds }
  }

  /// A piece of a line whose letters say the same; its elements are its glyphs, from left to right.
  public struct Run: RandomAccessCollection {
    let piece: TextPiece

    public var startIndex: Int { 0 }
    public var endIndex: Int { piece.sliceCount }

    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// What the letters say of a type to the renderer; nil where they say nothing.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { piece.attribute(key) }

    /// In which direction the line is written.
    public var layoutDirection: LayoutDirection { piece.isMirrored ? .rightToLeft : .leftToRight }
    /// Where the piece is and how high its letters are.
    public var typographicBounds: TypographicBounds { piece.bounds }
  }

  /// Some glyphs of a piece of a line.
  public struct RunSlice: RandomAccessCollection {
    /// The piece that they are of.
    public let run: Run
    /// Which glyphs of the piece they are.
    public let indices: Range<Int>

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// What the letters say of a type to the renderer; nil where they say nothing.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// Where they are and how high the line's letters are.
    public var typographicBounds: TypographicBounds { piece.bounds }

    var piece: TextPiece { run.piece.ofSlices(indices) }
  }

  /// Where a part of a text is.
  public struct TypographicBounds: Equatable, Sendable {
    /// Where its baseline begins, in points from the text's upper left corner.
    public var origin: CGPoint
    /// The advance in points.
    public var width: CGFloat
    /// How far letters reach above the baseline, in points.
    public var ascent: CGFloat
    /// How far letters reach below the baseline, in points.
    public var descent: CGFloat
    /// What the font wants between lines, in points; 0 here, where lines have it between them.
    public var leading: CGFloat

    /// Nothing at the origin.
    public init() {
      (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0)
    }

    /// The rectangle from the ascent to the descent.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// How lines are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Glyphs stand where they are asked to; they always do.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of a text where it stands in the text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    emitLocal(line.piece.items)
  }

  /// Draws a piece of a line where it stands in the text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    emitLocal(run.piece.items)
  }

  /// Draws some glyphs where they stand in the text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    emitLocal(slice.piece.items)
  }
}

/// A text that was laid out, and what its runs say to a renderer.
private final class TextSourceLines {
  let rule: TextRule
  let set: TextRule.SetText
  let size: CGSize
  let attributes: [Int: [any TextAttribute]]

  init(rule: TextRule, set: TextRule.SetText, size: CGSize, attributes: [Int: [any TextAttribute]]) {
    (self.rule, self.set, self.size, self.attributes) = (rule, set, size, attributes)
  }
}

/// A part of a line: some of its spans and of its glyphs, which are counted from left to right.
struct TextPiece {
  private let source: TextSourceLines
  private let line: Int
  let spans: [TextSpan]
  private let glyphs: Range<Int>

  fileprivate init(_ source: TextSourceLines, line: Int) {
    let content = source.set.layout.lines[line]
    self.init(source, line: line, spans: content.spans, glyphs: 0..<content.runs.reduce(0) { $0 + $1.glyphs.count })
  }

  private init(_ source: TextSourceLines, line: Int, spans: [TextSpan], glyphs: Range<Int>) {
    (self.source, self.line, self.spans, self.glyphs) = (source, line, spans, glyphs)
  }

  private var content: TextLine { source.set.layout.lines[line] }
  private var placed: [PlacedGlyph] { content.runs.flatMap(\.glyphs) }

  /// What is drawn of the piece where the text's upper left corner is the origin.
  var items: [DrawingItem] {
    var layout = source.set.layout
    for index in layout.lines.indices where index != line { (layout.lines[index].runs, layout.lines[index].spans) = ([], []) }
    layout.lines[line].spans = spans
    var before = 0
    for run in layout.lines[line].runs.indices {
      let all = layout.lines[line].runs[run].glyphs
      let own = glyphs.clamped(to: before..<before + all.count)
      layout.lines[line].runs[run].glyphs = own.isEmpty ? [] : Array(all[own.lowerBound - before..<own.upperBound - before])
      before += all.count
    }
    layout.lines[line].runs.removeAll(where: \.glyphs.isEmpty)
    let set = TextRule.SetText(layout: layout, runs: source.set.runs)
    return source.rule.items(of: set, in: CGRect(origin: .zero, size: source.size))
  }

  var bounds: Text.Layout.TypographicBounds {
    var bounds = Text.Layout.TypographicBounds()
    let start = spans.map(\.x).min() ?? content.x
    bounds.origin = CGPoint(x: start, y: content.baseline)
    bounds.width = (spans.map { $0.x + $0.width }.max() ?? start) - start
    bounds.ascent = content.baseline - content.top
    bounds.descent = content.top + content.height - content.baseline
    return bounds
  }

  /// Whether the words of the line's paragraph run from right to left: its glyphs do where its first run stands at its end.
  var isMirrored: Bool { content.spans.count > 1 && (content.spans.first?.run ?? 0) > (content.spans.last?.run ?? 0) }

  func attribute<T: TextAttribute>(_ type: T.Type) -> T? {
    spans.first.flatMap { source.attributes[$0.run] }?.lazy.compactMap { $0 as? T }.last
  }

  /// The part that one of the spans is.
  func ofSpan(_ index: Int) -> TextPiece {
    // What stands behind all spans, as the ellipsis does, belongs to the last of them.
    let start = index == 0 ? -Double.infinity : spans[index].x
    let end = index + 1 < spans.count ? spans[index + 1].x : .infinity
    let own = placed.indices.filter { placed[$0].x >= start - 1e-6 && placed[$0].x < end - 1e-6 }
    let range = own.isEmpty ? 0..<0 : own[0]..<own[own.count - 1] + 1
    return TextPiece(source, line: line, spans: [spans[index]], glyphs: range)
  }

  /// How many parts one span has: its glyphs, or what stands in their place.
  var sliceCount: Int { max(glyphs.count, spans.isEmpty ? 0 : 1) }

  /// The part that some glyphs of one span are.
  func ofSlices(_ slices: Range<Int>) -> TextPiece {
    guard !glyphs.isEmpty, var span = spans.first else { return self }
    let all = placed
    func edge(_ slice: Int) -> Double {
      slice == 0 ? span.x : slice < glyphs.count ? all[glyphs.lowerBound + slice].x : span.x + span.width
    }
    let (start, end) = (edge(slices.lowerBound), edge(slices.upperBound))
    (span.x, span.width) = (start, max(end - start, 0))
    let range = glyphs.lowerBound + slices.lowerBound..<glyphs.lowerBound + slices.upperBound
    return TextPiece(source, line: line, spans: [span], glyphs: range)
  }
}
