import PixelImages
import UnicodeAlgorithms

/// Makes a line of placed glyphs from cells.
struct LineAssembly {
  let text: ShapedText
  let colors: [RGBAColor]

  private var runs: [GlyphRun] = []
  private var spans: [TextSpan] = []
  /// Whether the cell before is in the last span.
  private var spanGoesOn = false
  private var pen = 0.0

  init(text: ShapedText, colors: [RGBAColor]) {
    self.text = text
    self.colors = colors
  }

  /// The line at the left edge of the text.
  consuming func line(_ content: LineContent, baseline: Double) -> TextLine {
    let parts = parts(of: content)
    // Lines are broken in reading order, and only then put in the order in which they are seen.
    for index in BidiLevel.visualOrder(of: parts.map(\.piece.level)) { append(parts[index]) }
    var line = TextLine(text: characters(of: content), baseline: baseline, x: 0, width: pen, runs: runs)
    line.spans = spans
    return line
  }

  /// The advance of the line: what `line` would find, by the same sums, without placing anything.
  func width(_ content: LineContent) -> Double {
    var pen = 0.0
    if text.levels.isLeftToRight {
      text.add(widths: content.head, to: &pen)
      if let inserted = content.insertion?.text { inserted.add(widths: 0..<inserted.cellCount, to: &pen) }
      text.add(widths: content.tail, to: &pen)
    } else {
      let parts = parts(of: content)
      for index in BidiLevel.visualOrder(of: parts.map(\.piece.level)) {
        parts[index].piece.forEachCell { pen += $0.width }
      }
    }
    return pen
  }

  /// A piece with the run of the text that an insertion looks like, or nil for a piece of the text itself.
  private typealias Part = (piece: LinePiece, insertedRun: Int?)

  /// The pieces in reading order.
  private func parts(of content: LineContent) -> [Part] {
    var parts: [Part] = pieces(content.head, endsLine: content.insertion == nil).map { ($0, nil) }
    let tail: [Part] = pieces(content.tail, endsLine: true).map { ($0, nil) }
    if let insertion = content.insertion {
      let level = level(of: insertion, after: parts.last?.piece, before: tail.first?.piece, in: content)
      for var piece in insertion.text.pieces(0..<insertion.text.cellCount) {
        piece.level = level
        parts.append((piece, insertion.run))
      }
    }
    return parts + tail
  }

  private func pieces(_ cells: Range<Int>, endsLine: Bool) -> [LinePiece] {
    guard !cells.isEmpty else { return [] }
    guard endsLine, !text.levels.isLeftToRight else { return text.pieces(cells) }
    // L1: invisible characters and unbreakable white space at the end of a line stand where the paragraph ends.
    var end = cells.upperBound
    while end > cells.lowerBound, BidiClass(firstScalar(of: end - 1)).isResetAtLineEnd { end -= 1 }
    return text.pieces(cells.lowerBound..<end)
      + text.pieces(end..<cells.upperBound).map { piece in
        var piece = piece
        piece.level = text.levels.base(at: text.scalarStart(end))
        return piece
      }
  }

  private func firstScalar(of cell: Int) -> Unicode.Scalar { text.shaper.characters.scalars[text.scalarStart(cell)] }

  /// The level of an insertion: a hyphen belongs to its word, an ellipsis is punctuation as N1 and N2 see it.
  ///
  /// So it has the direction of its two neighbours, the outer one where they differ, and at an end of the line that of
  /// the paragraph.
  private func level(
    of insertion: LineInsertion, after: LinePiece?, before: LinePiece?, in content: LineContent
  ) -> BidiLevel {
    if insertion.kind == .hyphen, let after { return after.level }
    if let after, let before { return min(after.level, before.level) }
    return text.levels.base(at: text.scalarStart(after == nil ? content.tail.lowerBound : content.head.lowerBound))
  }

  private func characters(of content: LineContent) -> String {
    var shown = scalars(of: content.head)
    if let insertion = content.insertion {
      // The hyphen takes the place of the soft one.
      if shown.last == "\u{AD}" { shown.removeLast() }
      shown.append(contentsOf: insertion.text.shaper.characters.scalars)
    }
    shown.append(contentsOf: scalars(of: content.tail))
    return String(shown)
  }

  private func scalars(of cells: Range<Int>) -> String.UnicodeScalarView {
    var view = String.UnicodeScalarView()
    guard !cells.isEmpty else { return view }
    view.append(contentsOf: text.shaper.characters.scalars[text.scalars(cells)])
    return view
  }

  private mutating func append(_ part: Part) {
    part.piece.forEachCell { cell in
      let run = part.insertedRun ?? text.run(at: cell.firstScalar)
      if text.runs[run].isMarked {
        extendSpan(
          of: run, isRightToLeft: part.piece.level.isRightToLeft,
          by: .init(
            width: cell.width, glyphCount: cell.glyphs.count,
            firstScalar: part.insertedRun == nil ? cell.firstScalar : text.shaper.characters.scalars.count))
      } else {
        spanGoesOn = false
      }
      append(cell, of: part.piece, color: color(run), raisedBy: text.runs[run].baselineOffset)
    }
  }

  private mutating func extendSpan(of run: Int, isRightToLeft: Bool, by cell: TextSpan.Cell) {
    let last = spans.count - 1
    if spanGoesOn, spans[last].run == run, spans[last].isRightToLeft == isRightToLeft {
      spans[last].width += cell.width
      spans[last].cells.append(cell)
    } else {
      spans.append(TextSpan(run: run, isRightToLeft: isRightToLeft, x: pen, width: cell.width, cells: [cell]))
    }
    spanGoesOn = true
  }

  private func color(_ run: Int) -> RGBAColor {
    colors.indices.contains(run) ? colors[run] : .black
  }

  private mutating func append(
    _ cell: TextCell, of piece: LinePiece, color: RGBAColor, raisedBy offset: Double
  ) {
    defer { pen += cell.width }
    guard !cell.glyphs.isEmpty else { return }
    if !lastRunContinues(with: piece, color) {
      runs.append(GlyphRun(face: piece.item.face, size: piece.glyphSize, color: color, glyphs: []))
    }
    // Appended in place: a copy of the run would make each cell cost as much as the line before it.
    let last = runs.count - 1
    for glyph in piece.glyphs[cell.glyphs] {
      runs[last].glyphs.append(PlacedGlyph(glyph: glyph.glyph, x: pen + glyph.x, y: glyph.y - offset))
    }
  }

  private func lastRunContinues(with piece: LinePiece, _ color: RGBAColor) -> Bool {
    guard let last = runs.indices.last else { return false }
    return runs[last].face === piece.item.face && runs[last].size == piece.glyphSize && runs[last].color == color
  }
}
