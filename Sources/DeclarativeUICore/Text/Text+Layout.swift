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

    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The index behind the last line.
    public var endIndex: Int { lines.count }

    /// One of the lines.
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

    /// The index of the first piece.
    public var startIndex: Int { 0 }
    /// The index behind the last piece.
    public var endIndex: Int { piece.spans.count }

    /// One of the pieces.
    public subscript(index: Int) -> Run { Run(piece: piece.ofSpan(index)) }

    /// Where the line's baseline begins, in points from the text's upper left corner.
    public var origin: CGPoint { typographicBounds.origin }
    /// Where the line is and how high its letters are.
    public var typographicBounds: TypographicBounds { piece.bounds }
  }

  /// A piece of a line whose letters say the same; its elements are its glyphs and spaces, from left to right.
  public struct Run: RandomAccessCollection {
    let piece: TextPiece

    /// The index of the first glyph.
    public var startIndex: Int { 0 }
    /// The index behind the last glyph.
    public var endIndex: Int { piece.cellCount }

    /// One of the glyphs.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    /// Some of the glyphs.
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

    /// The index of the first glyph.
    public var startIndex: Int { indices.lowerBound }
    /// The index behind the last glyph.
    public var endIndex: Int { indices.upperBound }

    /// One of the glyphs.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
    /// Some of the glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// What the letters say of a type to the renderer; nil where they say nothing.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// Where they are and how high the line's letters are.
    public var typographicBounds: TypographicBounds { piece.bounds }

    var piece: TextPiece { run.piece.ofCells(indices) }
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
    /// The options as bits.
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

/// A part of a line: neighbouring cells of its spans, with their glyphs, which are counted from left to right.
struct TextPiece {
  private let source: TextSourceLines
  private let line: Int
  let spans: [TextSpan]
  /// Which of the line's glyphs come first.
  private let firstGlyph: Int

  fileprivate init(_ source: TextSourceLines, line: Int) {
    self.init(source, line: line, spans: source.set.layout.lines[line].spans, firstGlyph: 0)
  }

  private init(_ source: TextSourceLines, line: Int, spans: [TextSpan], firstGlyph: Int) {
    (self.source, self.line, self.spans, self.firstGlyph) = (source, line, spans, firstGlyph)
  }

  private var content: TextLine { source.set.layout.lines[line] }

  /// What is drawn of the piece where the text's upper left corner is the origin.
  var items: [DrawingItem] {
    var layout = source.set.layout
    for index in layout.lines.indices where index != line {
      (layout.lines[index].runs, layout.lines[index].spans) = ([], [])
    }
    layout.lines[line].spans = spans
    let glyphs = firstGlyph..<firstGlyph + spans.glyphCount
    var before = 0
    for run in layout.lines[line].runs.indices {
      let all = layout.lines[line].runs[run].glyphs
      let own = glyphs.clamped(to: before..<before + all.count)
      layout.lines[line].runs[run].glyphs = Array(all[own.lowerBound - before..<own.upperBound - before])
      before += all.count
    }
    layout.lines[line].runs.removeAll(where: \.glyphs.isEmpty)
    let set = TextRule.SetText(layout: layout, runs: source.set.runs)
    return source.rule.items(of: set, in: CGRect(origin: .zero, size: source.size))
  }

  var bounds: Text.Layout.TypographicBounds {
    var bounds = Text.Layout.TypographicBounds()
    bounds.origin = CGPoint(x: spans.first?.x ?? content.x, y: content.baseline)
    bounds.width = spans.reduce(0) { $0 + $1.width }
    bounds.ascent = content.baseline - content.top
    bounds.descent = content.top + content.height - content.baseline
    return bounds
  }

  /// Whether the line is written from right to left, as far as the order of its runs says so.
  var isMirrored: Bool { (content.spans.first?.run ?? 0) > (content.spans.last?.run ?? 0) }

  /// The latest is what the letters themselves say.
  func attribute<T: TextAttribute>(_ type: T.Type) -> T? {
    spans.first.flatMap { source.attributes[$0.run] }?.lazy.compactMap { $0 as? T }.last
  }

  /// The part that one of the spans is.
  func ofSpan(_ index: Int) -> TextPiece {
    TextPiece(source, line: line, spans: [spans[index]], firstGlyph: firstGlyph + spans[..<index].glyphCount)
  }

  /// How many parts the first span has.
  var cellCount: Int { spans.first?.cells.count ?? 0 }

  /// The part that some cells of the first span are.
  func ofCells(_ cells: Range<Int>) -> TextPiece {
    guard var span = spans.first else { return self }
    let before = span.cells[..<cells.lowerBound]
    let first = firstGlyph + before.reduce(0) { $0 + $1.glyphCount }
    span.x += before.reduce(0) { $0 + $1.width }
    span.cells = Array(span.cells[cells])
    span.width = span.cells.reduce(0) { $0 + $1.width }
    return TextPiece(source, line: line, spans: [span], firstGlyph: first)
  }
}

extension Sequence<TextSpan> {
  fileprivate var glyphCount: Int { reduce(0) { $0 + $1.cells.reduce(0) { $0 + $1.glyphCount } } }
}
