import PixelImages

/// Makes a line of placed glyphs from cells.
struct LineAssembly {
  let text: ShapedText
  let colors: [RGBAColor]

  private var shown = String.UnicodeScalarView()
  private var runs: [GlyphRun] = []
  private var pen = 0.0

  init(text: ShapedText, colors: [RGBAColor]) {
    self.text = text
    self.colors = colors
  }

  /// The line at the left edge of the text.
  consuming func line(_ content: LineContent, baseline: Double) -> TextLine {
    append(content.head)
    if let insertion = content.insertion { append(insertion) }
    append(content.tail)
    return TextLine(text: String(shown), baseline: baseline, x: 0, width: pen, runs: runs)
  }

  private mutating func append(_ cells: Range<Int>) {
    guard !cells.isEmpty else { return }
    shown.append(
      contentsOf: text.shaper.scalars[text.scalarStarts[cells.lowerBound]..<text.scalarStarts[cells.upperBound]])
    let text = text
    for piece in text.pieces(cells) { append(piece) { text.run(at: $0) } }
  }

  private mutating func append(_ insertion: LineInsertion) {
    // The hyphen takes the place of the soft one.
    if shown.last == "\u{AD}" { shown.removeLast() }
    shown.append(contentsOf: insertion.text.shaper.scalars)
    for piece in insertion.text.pieces(0..<insertion.text.cellCount) { append(piece) { _ in insertion.run } }
  }

  private mutating func append(_ piece: LinePiece, run: (Int) -> Int) {
    let cells = piece.item.cells[piece.cells]
    if piece.item.isRightToLeft {
      for cell in cells.reversed() { append(cell, of: piece.item, color: color(run(cell.scalars.lowerBound))) }
    } else {
      for cell in cells { append(cell, of: piece.item, color: color(run(cell.scalars.lowerBound))) }
    }
  }

  private func color(_ run: Int) -> RGBAColor {
    colors.indices.contains(run) ? colors[run] : .black
  }

  private mutating func append(_ cell: TextCell, of item: ShapedItem, color: RGBAColor) {
    defer { pen += cell.width }
    guard !cell.glyphs.isEmpty else { return }
    if !lastRunContinues(with: item, color) {
      runs.append(GlyphRun(face: item.item.face, size: item.glyphSize, color: color, glyphs: []))
    }
    // Appended in place: a copy of the run would make each cell cost as much as the line before it.
    let last = runs.count - 1
    for glyph in item.glyphs[cell.glyphs] {
      runs[last].glyphs.append(PlacedGlyph(glyph: glyph.glyph, x: pen + glyph.x, y: glyph.y))
    }
  }

  private func lastRunContinues(with item: ShapedItem, _ color: RGBAColor) -> Bool {
    guard let last = runs.indices.last else { return false }
    return runs[last].face === item.item.face && runs[last].size == item.glyphSize && runs[last].color == color
  }
}
