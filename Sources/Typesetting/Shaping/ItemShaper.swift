/// Makes cells with glyphs from items.
struct ItemShaper {
  let scalars: [Unicode.Scalar]
  /// For each scalar whether a character, a grapheme cluster, starts with it.
  let startsCharacter: [Bool]

  func shape(_ item: TextItem) -> ShapedItem {
    switch item.kind {
    case .text, .emoji: shapeGlyphs(item)
    case .control: blank(item, width: 0)
    case .tab: blank(item, width: tabWidth(item))
    case .missing: box(item)
    }
  }

  private func blank(_ item: TextItem, width: Double) -> ShapedItem {
    let cell = TextCell(scalars: item.scalars, glyphs: 0..<0, width: width, isSafeStart: true)
    return ShapedItem(item: item, glyphSize: item.size, cells: [cell], glyphs: [])
  }

  /// As wide as four spaces: tabs know no columns.
  private func tabWidth(_ item: TextItem) -> Double {
    let space = item.face.harfBuzz.glyph(for: " ") ?? 0
    return 4 * (points(item.face.harfBuzz.advance(of: space), item) + item.tracking)
  }

  private func box(_ item: TextItem) -> ShapedItem {
    let width = boxWidth(item) + item.tracking
    let cell = TextCell(scalars: item.scalars, glyphs: 0..<1, width: width, isSafeStart: true)
    return ShapedItem(item: item, glyphSize: item.size, cells: [cell], glyphs: [CellGlyph(glyph: 0, x: 0, y: 0)])
  }

  private func boxWidth(_ item: TextItem) -> Double {
    points(MissingGlyphBox(unitsPerEm: item.face.unitsPerEm).advance, item)
  }

  private func points(_ units: Int, _ item: TextItem) -> Double {
    Double(units) * item.size / Double(item.face.unitsPerEm)
  }

  private func shapeGlyphs(_ item: TextItem) -> ShapedItem {
    // Pictures of emoji are the same in every direction.
    let isRightToLeft = item.level.isRightToLeft && item.kind == .text
    let glyphs = HarfBuzzShaper.shape(
      scalars, item.scalars, face: item.face.harfBuzz, script: item.script, isRightToLeft: isRightToLeft)
    var result = ShapedItem(item: item, glyphSize: item.size, cells: [], glyphs: [])
    result.cells.reserveCapacity(glyphs.count)
    result.glyphs.reserveCapacity(glyphs.count)
    var index = 0
    while index < glyphs.count {
      let start = cellStart(of: glyphs[index].cluster, in: item)
      var end = index + 1
      while end < glyphs.count, cellStart(of: glyphs[end].cluster, in: item) == start { end += 1 }
      appendCell(glyphs[index..<end], start: start, to: &result)
      index = end
    }
    if isRightToLeft { result.cells.reverse() }
    closeCells(&result)
    return result
  }

  /// The start of the character that a cluster lies in.
  private func cellStart(of cluster: Int, in item: TextItem) -> Int {
    var start = min(max(cluster, item.scalars.lowerBound), item.scalars.upperBound - 1)
    while start > item.scalars.lowerBound, !startsCharacter[start] { start -= 1 }
    return start
  }

  private func appendCell(_ glyphs: ArraySlice<ShapedGlyph>, start: Int, to result: inout ShapedItem) {
    let first = result.glyphs.count
    let width =
      result.item.kind == .emoji ? appendEmoji(glyphs, to: &result) : appendOutlines(glyphs, to: &result)
    result.cells.append(
      TextCell(
        scalars: start..<start, glyphs: first..<result.glyphs.count,
        // Marks and invisible characters of their own have no width to be spaced out.
        width: width == 0 ? 0 : width + result.item.tracking,
        isSafeStart: !glyphs.contains { $0.isUnsafeToBreak }))
  }

  private func appendOutlines(_ glyphs: ArraySlice<ShapedGlyph>, to result: inout ShapedItem) -> Double {
    let item = result.item
    let scale = item.size / Double(item.face.unitsPerEm)
    // Summed in integers, so that equal texts have equal widths.
    var pen = 0
    for glyph in glyphs {
      result.glyphs.append(
        CellGlyph(glyph: glyph.glyph, x: Double(pen + Int(glyph.xOffset)) * scale, y: 0 - Double(glyph.yOffset) * scale)
      )
      pen += Int(glyph.advance)
    }
    return Double(pen) * scale
  }

  private func appendEmoji(_ glyphs: ArraySlice<ShapedGlyph>, to result: inout ShapedItem) -> Double {
    let item = result.item
    var pen = 0.0
    for glyph in glyphs {
      // Selectors, and joiners where the font did not join anything, have no picture.
      guard let image = item.face.colorImage(of: glyph.glyph) else { continue }
      let fit = EmojiFit(image, unitsPerEm: item.face.unitsPerEm)
      result.glyphSize = item.size * fit.sizeFactor
      result.glyphs.append(CellGlyph(glyph: glyph.glyph, x: pen + fit.x * item.size, y: fit.y * item.size))
      pen += EmojiFit.advance * item.size
    }
    guard pen == 0 else { return pen }
    // A sequence without any picture, such as a keycap that the font does not join.
    result.glyphs.append(CellGlyph(glyph: 0, x: 0, y: 0))
    return boxWidth(item)
  }

  /// Lets every cell reach to the next one: characters without glyphs of their own belong to the cell before.
  private func closeCells(_ result: inout ShapedItem) {
    var end = result.item.scalars.upperBound
    for index in result.cells.indices.reversed() {
      let start = index == 0 ? result.item.scalars.lowerBound : result.cells[index].scalars.lowerBound
      result.cells[index].scalars = start..<end
      end = start
    }
    if result.cells.isEmpty {
      result.cells = [TextCell(scalars: result.item.scalars, glyphs: 0..<0, width: 0, isSafeStart: true)]
    }
  }
}
