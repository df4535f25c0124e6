import UnicodeAlgorithms

/// A text with its glyphs, not yet broken into lines.
///
/// A class, since whoever breaks, measures and assembles lines holds it: a dozen arrays are a dozen references to count.
final class ShapedText: Sendable {
  /// A run of the text, as lines need it.
  struct Run: Sendable {
    /// The index of the run's first scalar.
    var firstScalar: Int
    var font: FontDescriptor
    var tracking: Double
    /// How far the characters stand above the line, in points.
    var baselineOffset: Double
    /// Whether lines are to say where they show the run.
    var isMarked: Bool
    /// The vertical figures of the run's font.
    var metrics: FontMetrics
  }

  let runs: [Run]
  let items: [ShapedItem]
  /// The cells of all items, and one without glyphs for the end of the text.
  let cells: [TextCell]
  /// The glyphs of the cells.
  let glyphs: [CellGlyph]
  let shaper: ItemShaper
  let levels: BidiLevels
  /// The height of a line in the largest of the fonts, in points.
  let largestLineHeight: Double
  let characterProblems: [CharacterProblem]
  let missingFamilies: [String]

  /// Shapes runs of text with the faces of a library.
  /// - Parameter fallback: the direction of paragraphs without any letter.
  init(_ runs: [TextRun], fallback: BidiLevel = .leftToRight, library: FontLibraryStorage) {
    let characters = TextCharacters(runs.map(\.text))
    levels = BidiLevels(characters.scalars, fallback: fallback)
    var itemizer = Itemizer(characters, levels: levels, harfBuzz: library.harfBuzz)
    var figures: [Run] = []
    var families: [String] = []
    figures.reserveCapacity(runs.count)
    var start = 0
    for run in runs {
      let run = run.withUsableSizes
      let chain = library.chain(for: run.font)
      let end = start + run.text.unicodeScalars.count
      if let width = run.attachmentWidth {
        itemizer.appendAttachment(start..<end, width: width, chain: chain, font: run.font)
      } else {
        itemizer.append(start..<end, chain: chain, font: run.font, tracking: run.tracking)
      }
      figures.append(
        Run(
          firstScalar: start, font: run.font, tracking: run.tracking, baselineOffset: run.baselineOffset,
          isMarked: run.isMarked,
          metrics: chain.metrics(size: run.font.size, leading: run.font.leading)
            .withRoom(forBaselineOffset: run.baselineOffset)))
      if let family = chain.missingFamily, !families.contains(family) { families.append(family) }
      start = end
    }
    self.runs = figures
    largestLineHeight = figures.reduce(0) { max($0, $1.metrics.lineHeight) }
    missingFamilies = families

    shaper = ItemShaper(
      characters: characters, capitals: SmallCapitals.capitals(of: characters.scalars, for: itemizer.items),
      harfBuzz: library.harfBuzz)
    var shaped = ShapedCells()
    shaped.cells.reserveCapacity(characters.scalars.count + 1)
    shaped.glyphs.reserveCapacity(characters.scalars.count)
    items = itemizer.items.map { [shaper] in shaper.shape($0, into: &shaped) }
    shaped.cells.append(TextCell(firstScalar: characters.scalars.count))
    ShapedText.setPlaces(of: &shaped.cells, in: characters.scalars)
    itemizer.reportIncompleteEmoji(in: items, cells: shaped.cells)
    cells = shaped.cells
    glyphs = shaped.glyphs
    characterProblems = itemizer.problems
  }

  /// Finds offsets, white space and line breaks of cells, the last of which is the end of the text.
  private static func setPlaces(of cells: inout [TextCell], in scalars: [Unicode.Scalar]) {
    let breaks = LineBreak.places(in: scalars)
    var offset = 0.0
    for index in 0..<cells.count - 1 {
      let end = cells[index + 1].firstScalar
      cells[index].offset = offset
      cells[index].hangs = WhiteSpace.hangs(scalars, cells[index].firstScalar..<end)
      cells[index].lineBreak = breaks[end]
      offset += cells[index].width
    }
    cells[cells.count - 1].offset = offset
  }

  var cellCount: Int { cells.count - 1 }

  /// The distance of a cell, or of the end of the text, from the start of an unbroken text, in points.
  func offset(_ cell: Int) -> Double { cells[cell].offset }

  /// The index of a cell's first scalar, or of the end of the text.
  func scalarStart(_ cell: Int) -> Int { cells[cell].firstScalar }

  /// The scalars of some cells.
  func scalars(_ cells: Range<Int>) -> Range<Int> { scalarStart(cells.lowerBound)..<scalarStart(cells.upperBound) }

  /// The cells of a range without white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, cells[end - 1].hangs { end -= 1 }
    return range.lowerBound..<end
  }

  /// The index of the run that a scalar belongs to.
  func run(at scalar: Int) -> Int {
    var (low, high) = (0, runs.count)
    // The last of the runs that start at the scalar or before it: the others that start there are empty.
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].firstScalar <= scalar { low = middle } else { high = middle }
    }
    return low
  }
}
