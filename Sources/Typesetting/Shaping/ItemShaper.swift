import UnicodeAlgorithms

/// Makes cells with glyphs from items.
///
/// A class, since each item and each line holds it: one reference to count, and not one for each of its arrays.
final class ItemShaper: Sendable {
  let characters: TextCharacters
  /// The scalars with capitals for small letters, for capitalized items; empty where there are none.
  let capitals: [Unicode.Scalar]
  let harfBuzz: HarfBuzzShaper

  init(characters: TextCharacters, capitals: [Unicode.Scalar], harfBuzz: HarfBuzzShaper) {
    self.characters = characters
    self.capitals = capitals
    self.harfBuzz = harfBuzz
  }

  /// Adds the cells and glyphs of an item to others.
  func shape(_ item: TextItem, into shaped: inout ShapedCells) -> ShapedItem {
    let firstCell = shaped.cells.count
    var glyphSize = item.size
    switch item.kind {
    case .text: shapeText(item, &shaped)
    case .emoji: shapeEmoji(item, &shaped, &glyphSize)
    case .control: appendBlank(item, width: 0, &shaped)
    case .tab: appendBlank(item, width: tabWidth(item), &shaped)
    case .missing: appendBox(item, &shaped)
    case .attachment(let width): appendBlank(item, width: width, &shaped)
    }
    return ShapedItem(item: item, glyphSize: glyphSize, cells: firstCell..<shaped.cells.count)
  }

  private func appendBlank(_ item: TextItem, width: Double, _ shaped: inout ShapedCells) {
    shaped.cells.append(TextCell(firstScalar: item.scalars.lowerBound, width: width))
  }

  /// As wide as four spaces: tabs know no columns.
  private func tabWidth(_ item: TextItem) -> Double {
    let space = item.face.harfBuzz.glyph(for: " ") ?? 0
    let isSystem = item.features.contains(.systemContext) && !item.level.isRightToLeft
    let spacing = SystemSpacing(size: item.size, weight: item.face.weight)
    let further = isSystem ? spacing.after(" ", before: nil).thousandths : 0
    let own = further * item.size / 1000 * item.face.width.factor
    return 4 * (points(item.face.harfBuzz.advance(of: space), item) + item.tracking + own)
  }

  private func appendBox(_ item: TextItem, _ shaped: inout ShapedCells) {
    let first = shaped.glyphs.count
    shaped.glyphs.append(CellGlyph(glyph: 0, x: 0, y: 0))
    shaped.cells.append(
      TextCell(
        firstScalar: item.scalars.lowerBound, glyphs: first..<first + 1, width: boxWidth(item) + item.tracking))
  }

  private func boxWidth(_ item: TextItem) -> Double {
    points(MissingGlyphBox(unitsPerEm: item.face.unitsPerEm).advance, item)
  }

  private func points(_ units: Int, _ item: TextItem) -> Double {
    Double(units) * item.size / Double(item.face.unitsPerEm) * item.face.width.factor
  }
}

extension ItemShaper {
  private func shapeText(_ item: TextItem, _ shaped: inout ShapedCells) {
    let scale = item.size / Double(item.face.unitsPerEm)
    let widthScale = scale * item.face.width.factor
    shapeCells(item, isRightToLeft: item.level.isRightToLeft, &shaped) { glyphs, cell, placed in
      if let width = placeSystemEllipsis(glyphs, cell, of: item, &placed) { return width }
      // Summed in integers, so that equal texts have equal widths.
      var pen = 0
      let shift = systemShift(of: glyphs[cell.lowerBound].cluster, in: item)
      for index in cell {
        let glyph = glyphs[index]
        placed.append(
          CellGlyph(
            glyph: glyph.glyph, x: Double(pen + Int(glyph.xOffset)) * widthScale + shift,
            y: 0 - Double(glyph.yOffset) * scale))
        pen += Int(glyph.advance)
      }
      return Double(pen) * widthScale
    }
  }

  /// How much further to the right than in its file a letter of the system font is drawn, in points.
  private func systemShift(of scalar: Int, in item: TextItem) -> Double {
    guard item.features.contains(.systemContext), !item.level.isRightToLeft, !isOfOneWidth(scalar, item) else {
      return 0
    }
    return SystemLetters.middle(scalars(of: item)[scalar]) * item.size / 1000 * item.face.width.factor
  }

  /// Whether a character is a digit that is as wide as all others.
  private func isOfOneWidth(_ scalar: Int, _ item: TextItem) -> Bool {
    item.features.contains(.monospacedDigits) && (0x30...0x39).contains(characters.scalars[scalar].value)
  }

  /// Sets the dots of an ellipsis of the system font as far apart as iOS does.
  /// - Returns: its advance; nil for anything else.
  private func placeSystemEllipsis(
    _ glyphs: HarfBuzzBuffer.Glyphs, _ cell: Range<Int>, of item: TextItem, _ placed: inout [CellGlyph]
  ) -> Double? {
    guard item.features.contains(.systemContext), cell.count == 1,
      characters.scalars[glyphs[cell.lowerBound].cluster] == "\u{2026}", let dot = item.face.harfBuzz.glyph(for: ".")
    else { return nil }
    let (dots, factor) = (SystemEllipsis(size: item.size, weight: item.face.weight), item.face.width.factor)
    let advance = points(item.face.harfBuzz.advance(of: dot), item) / factor
    for index in 0..<3 {
      placed.append(CellGlyph(glyph: dot, x: dots.x(of: index, advance: advance) * factor, y: 0))
    }
    return dots.advance * factor
  }

  private func shapeEmoji(_ item: TextItem, _ shaped: inout ShapedCells, _ glyphSize: inout Double) {
    // Pictures of emoji are the same in every direction.
    shapeCells(item, isRightToLeft: false, &shaped) { glyphs, cell, placed in
      var pen = 0.0
      for glyph in glyphs[cell] {
        // Selectors, and joiners where the font did not join anything, have no picture.
        guard let image = item.face.colorImage(of: glyph.glyph) else { continue }
        let fit = EmojiFit(image, unitsPerEm: item.face.unitsPerEm, size: item.size)
        glyphSize = fit.glyphSize
        placed.append(CellGlyph(glyph: glyph.glyph, x: pen + fit.x, y: fit.y))
        pen += fit.advance
      }
      guard pen == 0 else { return pen }
      // A sequence without any picture, such as a keycap that the font does not join.
      placed.append(CellGlyph(glyph: 0, x: 0, y: 0))
      return boxWidth(item)
    }
  }

  /// Adds a cell for each group of glyphs that belong to one character.
  /// - Parameter place: adds those of some glyphs that a cell has to others, and gives its width without tracking.
  private func shapeCells(
    _ item: TextItem, isRightToLeft: Bool, _ shaped: inout ShapedCells,
    place: (HarfBuzzBuffer.Glyphs, Range<Int>, inout [CellGlyph]) -> Double
  ) {
    let firstCell = shaped.cells.count
    harfBuzz.shape(
      scalars(of: item), item.scalars, face: item.face.harfBuzz, script: item.script, isRightToLeft: isRightToLeft,
      features: item.features, keepsPlainGlyphs: item.face.keepsPlainGlyphs
    ) { glyphs in
      var index = 0
      while index < glyphs.count {
        let start = characterStart(of: glyphs[index].cluster, in: item)
        var end = index + 1
        var isSafeStart = !glyphs[index].isUnsafeToBreak
        while end < glyphs.count, characterStart(of: glyphs[end].cluster, in: item) == start {
          isSafeStart = isSafeStart && !glyphs[end].isUnsafeToBreak
          end += 1
        }
        let firstGlyph = shaped.glyphs.count
        let width = place(glyphs, index..<end, &shaped.glyphs)
        shaped.cells.append(
          TextCell(
            firstScalar: start, glyphs: firstGlyph..<shaped.glyphs.count,
            // Marks and invisible characters of their own have no width to be spaced out.
            width: width == 0 ? 0 : width + item.tracking, isSafeStart: isSafeStart))
        index = end
      }
    }
    if item.features.contains(.systemContext), !isRightToLeft { space(item, &shaped.cells, from: firstCell) }
    if isRightToLeft { shaped.cells[firstCell...].reverse() }
    // Characters without glyphs of their own belong to the cell before, at the start of the item to the one after.
    if firstCell == shaped.cells.count { shaped.cells.append(TextCell(firstScalar: item.scalars.lowerBound)) }
    shaped.cells[firstCell].firstScalar = item.scalars.lowerBound
  }

  /// Sets characters of the system font as far apart as iOS does.
  private func space(_ item: TextItem, _ cells: inout [TextCell], from first: Int) {
    let spacing = SystemSpacing(size: item.size, weight: item.face.weight)
    let scalars = scalars(of: item)
    for cell in first..<cells.count where cells[cell].width > 0 && !isOfOneWidth(cells[cell].firstScalar, item) {
      // What has no width, such as a hyphen that no line ends at, parts no pair.
      var following = cell + 1
      while following < cells.count, cells[following].width == 0 { following += 1 }
      let next = following < cells.count ? scalars[cells[following].firstScalar] : nil
      let (thousandths, isOfPair) = spacing.after(scalars[cells[cell].firstScalar], before: next)
      guard thousandths != 0 else { continue }
      cells[cell].width += thousandths * item.size / 1000 * item.face.width.factor
      // Cut there, the first of both is as wide as it is alone.
      if isOfPair { for index in cell + 1...following { cells[index].isSafeStart = false } }
    }
  }

  /// What is shaped for an item, in the places that its characters have in the text.
  private func scalars(of item: TextItem) -> [Unicode.Scalar] {
    item.isCapitalized ? capitals : characters.scalars
  }

  /// The start of the character that a cluster lies in.
  private func characterStart(of cluster: Int, in item: TextItem) -> Int {
    var start = item.scalars.contains(cluster) ? cluster : item.scalars.lowerBound
    if cluster >= item.scalars.upperBound { start = item.scalars.upperBound - 1 }
    while start > item.scalars.lowerBound, !characters.starts[start] { start -= 1 }
    return start
  }
}
