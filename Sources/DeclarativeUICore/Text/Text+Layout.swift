import Drawings
public import Foundation
import LayoutTree
import PlaneGeometry
import Typesetting

extension Text {
  /// The lines of a text that a renderer draws, from top to bottom.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// Whether text was cut to fit.
    public let isTruncated: Bool

    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The index behind the last line.
    public var endIndex: Int { lines.count }

    /// One of the lines.
    public subscript(index: Int) -> Line { lines[index] }

    /// - Parameters:
    ///   - rule: what draws the text otherwise.
    ///   - size: the extents of the text's frame.
    ///   - attributes: what each run says to the renderer.
    init(
      _ text: TextRule.LaidOutText, of rule: TextRule, size: CGSize, _ attributes: [Int: [any TextAttribute]]
    ) {
      let source = RenderedText(rule: rule, text: text, size: size, attributes: attributes)
      lines = text.layout.lines.map { Line(piece: TextPiece(source, $0)) }
      isTruncated = text.layout.isTruncated
    }
  }
}

extension Text.Layout {
  /// A line of a text; its elements are the pieces whose letters say the same, from left to right.
  public struct Line: RandomAccessCollection, Equatable {
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
    public var typographicBounds: TypographicBounds { piece.boundsOfLine }
  }

  /// A piece of a line whose letters say the same; its elements are its glyphs and spaces, from left to right.
  public struct Run: RandomAccessCollection, Equatable {
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

    /// In which direction the letters run.
    public var layoutDirection: LayoutDirection { piece.isRightToLeft ? .rightToLeft : .leftToRight }
    /// Where the piece is and how high the letters of its font are.
    public var typographicBounds: TypographicBounds { piece.bounds }
    /// Which character each glyph begins with.
    public var characterIndices: [CharacterIndex] { piece.characterIndices }
  }

  /// Some glyphs of a piece of a line.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The piece that they are of.
    public var run: Run
    /// Which glyphs of the piece they are.
    public var indices: Range<Int>

    /// Creates a slice of a piece.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

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

    /// Where they are and how high the letters of their font are.
    public var typographicBounds: TypographicBounds { piece.bounds }
    /// Which character each glyph begins with.
    public var characterIndices: [CharacterIndex] { piece.characterIndices }

    var piece: TextPiece { run.piece.ofCells(indices) }
  }

  /// A place among the characters of a text; distances are in Unicode scalars.
  public struct CharacterIndex: Strideable, Hashable, Sendable {
    fileprivate let scalar: Int

    /// How many Unicode scalars are from here to another place.
    public func distance(to other: CharacterIndex) -> Int { other.scalar - scalar }

    /// The place some Unicode scalars behind.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(scalar: scalar + n) }
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

    /// Accepted, without effect: letters stand on whole pixels in height and on quarters across, as always.
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

/// A text in lines, and what its runs say to a renderer.
private final class RenderedText {
  let rule: TextRule
  let text: TextRule.LaidOutText
  let size: CGSize
  let attributes: [Int: [any TextAttribute]]

  init(rule: TextRule, text: TextRule.LaidOutText, size: CGSize, attributes: [Int: [any TextAttribute]]) {
    (self.rule, self.text, self.size, self.attributes) = (rule, text, size, attributes)
  }
}

/// A part of a line: neighbouring cells of its spans, with their glyphs, which are counted from left to right.
struct TextPiece: Equatable {
  private let source: RenderedText
  private let line: TextLine
  let spans: [TextSpan]
  /// Which of the line's glyphs come first.
  private let firstGlyph: Int

  fileprivate init(_ source: RenderedText, _ line: TextLine) {
    self.init(source, line, spans: line.spans, firstGlyph: 0)
  }

  private init(_ source: RenderedText, _ line: TextLine, spans: [TextSpan], firstGlyph: Int) {
    (self.source, self.line, self.spans, self.firstGlyph) = (source, line, spans, firstGlyph)
  }

  static func == (one: TextPiece, other: TextPiece) -> Bool {
    one.source === other.source && one.line == other.line && one.spans == other.spans
      && one.firstGlyph == other.firstGlyph
  }

  /// What is drawn of the piece where the text's upper left corner is the origin.
  var items: [DrawingItem] {
    var line = line
    line.spans = spans
    let glyphs = firstGlyph..<firstGlyph + spans.glyphCount
    var before = 0
    for run in line.runs.indices {
      let all = line.runs[run].glyphs
      let own = glyphs.clamped(to: before..<before + all.count)
      line.runs[run].glyphs = Array(all[own.lowerBound - before..<own.upperBound - before])
      before += all.count
    }
    line.runs.removeAll(where: \.glyphs.isEmpty)
    var layout = source.text.layout
    layout.lines = [line]
    return source.rule.items(
      of: TextRule.LaidOutText(layout: layout, runs: source.text.runs), in: CGRect(origin: .zero, size: source.size))
  }

  /// Where the line is, as high as the highest of its letters.
  var boundsOfLine: Text.Layout.TypographicBounds {
    bounds(baseline: line.baseline, ascent: line.baseline - line.top, descent: line.top + line.height - line.baseline)
  }

  /// Where the first span is, as high as the letters of its font.
  var bounds: Text.Layout.TypographicBounds {
    guard let span = spans.first else { return boundsOfLine }
    let run = source.text.runs[span.run]
    let metrics = source.rule.metrics(of: run)
    return bounds(baseline: line.baseline - run.baselineOffset, ascent: metrics.ascent, descent: metrics.descent)
  }

  private func bounds(baseline: Double, ascent: Double, descent: Double) -> Text.Layout.TypographicBounds {
    var bounds = Text.Layout.TypographicBounds()
    bounds.origin = CGPoint(x: spans.first?.x ?? line.x, y: baseline)
    bounds.width = spans.reduce(0) { $0 + $1.width }
    (bounds.ascent, bounds.descent) = (ascent, descent)
    return bounds
  }

  var isRightToLeft: Bool { spans.first?.isRightToLeft ?? false }

  var characterIndices: [Text.Layout.CharacterIndex] {
    spans.flatMap(\.cells).map { Text.Layout.CharacterIndex(scalar: $0.firstScalar) }
  }

  /// The latest is what the letters themselves say.
  func attribute<T: TextAttribute>(_ type: T.Type) -> T? {
    spans.first.flatMap { source.attributes[$0.run] }?.lazy.compactMap { $0 as? T }.last
  }

  /// The part that one of the spans is.
  func ofSpan(_ index: Int) -> TextPiece {
    TextPiece(source, line, spans: [spans[index]], firstGlyph: firstGlyph + spans[..<index].glyphCount)
  }

  /// How many parts the first span has.
  var cellCount: Int { spans.first?.cells.count ?? 0 }

  /// The part that some cells of the first span are.
  func ofCells(_ cells: Range<Int>) -> TextPiece {
    guard var span = spans.first, !cells.isEmpty else {
      return TextPiece(source, line, spans: [], firstGlyph: firstGlyph)
    }
    let before = span.cells[..<cells.lowerBound]
    let first = firstGlyph + before.reduce(0) { $0 + $1.glyphCount }
    span.x += before.reduce(0) { $0 + $1.width }
    span.cells = Array(span.cells[cells])
    span.width = span.cells.reduce(0) { $0 + $1.width }
    return TextPiece(source, line, spans: [span], firstGlyph: first)
  }
}

extension Sequence<TextSpan> {
  fileprivate var glyphCount: Int { reduce(0) { $0 + $1.cells.reduce(0) { $0 + $1.glyphCount } } }
}
