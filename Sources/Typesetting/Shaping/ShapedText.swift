/// A text with its glyphs, not yet broken into lines.
///
/// A class, since whoever breaks, measures and assembles lines holds it: a dozen arrays are a dozen references to count.
final class ShapedText: Sendable {
  /// Whether a line may or must end after a cell.
  enum Break: Sendable {
    case none, allowed, mandatory
  }

  let runs: [ShapingKey.Run]
  let items: [ShapedItem]
  let shaper: ItemShaper
  let levels: BidiLevels
  /// The index of each run's first scalar.
  let runStarts: [Int]
  /// The vertical figures of each run.
  let runMetrics: [FontMetrics]
  /// The height of a line in the largest of the fonts, in points.
  let largestLineHeight: Double
  let characterProblems: [CharacterProblem]
  let missingFamilies: [String]

  // Figures of all cells, in reading order; kept in plain arrays because breaking lines reads nothing else.
  /// The distance of each cell from the start of an unbroken text, in points, and the end of the last one.
  let offsets: [Double]
  /// The index of each cell's first scalar, and the end of the text.
  let scalarStarts: [Int]
  /// Whether each cell hangs over the end of a line.
  let hangs: [Bool]
  let breaks: [Break]
  let isSafeStart: [Bool]

  var cellCount: Int { hangs.count }

  /// Shapes runs of text with the faces of a library.
  /// - Parameter fallback: the direction of paragraphs without any letter.
  init(_ runs: [ShapingKey.Run], fallback: BidiLevel = .leftToRight, library: FontLibraryStorage) {
    let runs = runs.map(\.withUsableSizes)
    self.runs = runs
    let text = runs.map(\.text).joined()
    shaper = ItemShaper(text)
    levels = BidiLevels(shaper.scalars, fallback: fallback)
    var itemizer = Itemizer(library: library, shaper: shaper, levels: levels)
    var starts: [Int] = []
    var start = 0
    for run in runs {
      let end = start + run.text.unicodeScalars.count
      starts.append(start)
      itemizer.append(start..<end, font: run.font, tracking: run.tracking)
      start = end
    }
    runStarts = starts
    runMetrics = runs.map { library.metrics(for: $0.font) }
    largestLineHeight = runMetrics.reduce(0) { max($0, $1.lineHeight) }
    var families: [String] = []
    for family in runs.compactMap({ library.chain(for: $0.font).missingFamily }) where !families.contains(family) {
      families.append(family)
    }
    missingFamilies = families
    items = ShapedText.shape(itemizer.items, shaper)
    itemizer.reportIncompleteEmoji(in: items)
    characterProblems = itemizer.problems

    let opportunities = ShapedText.breaks(in: text, scalars: shaper.scalars)
    let cells = items.flatMap(\.cells)
    offsets = cells.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.width) }
    scalarStarts = cells.map(\.scalars.lowerBound) + [shaper.scalars.count]
    hangs = cells.map { [scalars = shaper.scalars] in scalars[$0.scalars].allSatisfy(ControlCharacter.hangs) }
    breaks = cells.map { opportunities[$0.scalars.upperBound] }
    isSafeStart = cells.map(\.isSafeStart)
  }

  /// The cells of a range without white space at its end.
  func trimmed(_ cells: Range<Int>) -> Range<Int> {
    var end = cells.upperBound
    while end > cells.lowerBound, hangs[end - 1] { end -= 1 }
    return cells.lowerBound..<end
  }

  /// The index of the run that a scalar belongs to.
  func run(at scalar: Int) -> Int {
    var (low, high) = (0, runStarts.count)
    // The last of the runs that start at the scalar or before it: the others that start there are empty.
    while high - low > 1 {
      let middle = (low + high) / 2
      if runStarts[middle] <= scalar { low = middle } else { high = middle }
    }
    return low
  }

  private static func shape(_ items: [TextItem], _ shaper: ItemShaper) -> [ShapedItem] {
    var firstCell = 0
    return items.map { item in
      var shaped = shaper.shape(item)
      shaped.firstCell = firstCell
      firstCell += shaped.cells.count
      return shaped
    }
  }
}
