import PixelImages

/// Compares the structure of two pictures in a window of 31 x 31 pixels, by the mean SSIM of red, green and blue.
///
/// SSIM: Wang, Bovik, Sheikh, Simoncelli, "Image quality assessment" (2004), with K1 = 0.01 and K2 = 0.03. The sums over
/// a window roll from one column to the next, and each column's from one row to the next, for those columns only that a
/// window needs. So neighbours cost the same whatever the window's size, and plain areas cost next to nothing.
struct StructureWindows {
  /// What translucent pixels are seen over, 0 or 255.
  let backdrop: UInt8

  private static let radius = 15
  /// Structures are alike from 0.99 on: what three channels may lack of 1 together, in 1/2^20.
  private static let largestMissing = (3 << fractionBits) - (3 * 99 << fractionBits) / 100
  private static let fractionBits = 20

  /// For each column of the pictures the sums over some rows, those of the last window that had the column.
  private var columns: [(sums: ChannelSums, rows: Range<Int>)]
  /// The sums over the last window.
  private var window = ChannelSums()
  private var windowColumns = 0..<0
  private var windowRows = 0..<0

  init(of pair: PixelPair, backdrop: UInt8) {
    self.backdrop = backdrop
    columns = Array(repeating: (ChannelSums(), 0..<0), count: pair.size.width)
  }

  /// Whether the window around a pixel shows the same structure in both pictures.
  ///
  /// Near the border it moves inwards, so that it is whole wherever the picture has so many pixels. Cut, a quarter of
  /// them would have to outweigh the same difference in a corner of the picture.
  mutating func areAlike(aroundX x: Int, y: Int, in pair: PixelPair) -> Bool {
    move(
      to: StructureWindows.span(around: x, below: pair.size.width),
      StructureWindows.rows(around: y, in: pair), in: pair)
    let count = windowColumns.count * windowRows.count
    var missing = StructureWindows.largestMissing
    for sums in [window.red, window.green, window.blue] {
      missing -= 1 << StructureWindows.fractionBits
      missing += sums.similarity(count: count, fractionBits: StructureWindows.fractionBits)
      // A similarity is at most 1, so the other channels cannot make up for it.
      if missing < 0 { return false }
    }
    return true
  }

  /// The rows of a window around a pixel of a row.
  static func rows(around y: Int, in pair: PixelPair) -> Range<Int> {
    span(around: y, below: pair.size.height)
  }

  private static func span(around center: Int, below end: Int) -> Range<Int> {
    let length = min(2 * radius + 1, end)
    let start = min(max(0, center - radius), end - length)
    return start..<start + length
  }

  private mutating func move(to target: Range<Int>, _ rows: Range<Int>, in pair: PixelPair) {
    let isAhead = target.lowerBound >= windowColumns.lowerBound && target.upperBound >= windowColumns.upperBound
    if rows != windowRows || !isAhead || !windowColumns.overlaps(target) {
      window = ChannelSums()
      windowColumns = target.lowerBound..<target.lowerBound
      windowRows = rows
    }
    for x in windowColumns.lowerBound..<target.lowerBound { window -= columns[x].sums }
    for x in windowColumns.upperBound..<target.upperBound {
      moveColumn(x, to: rows, in: pair)
      window += columns[x].sums
    }
    windowColumns = target
  }

  private mutating func moveColumn(_ x: Int, to target: Range<Int>, in pair: PixelPair) {
    var (sums, rows) = columns[x]
    if !rows.overlaps(target) {
      sums = ChannelSums()
      rows = target.lowerBound..<target.lowerBound
    }
    var (leaving, entering) = (rows.lowerBound..<target.lowerBound, rows.upperBound..<target.upperBound)
    // In plain areas what enters equals what leaves.
    while let old = leaving.first, let new = entering.first, pair.isRepeated(x, rows: old, new) {
      leaving.removeFirst()
      entering.removeFirst()
    }
    for y in leaving { sums -= products(x, y, in: pair) }
    for y in entering { sums += products(x, y, in: pair) }
    columns[x] = (sums, target)
  }

  @inline(__always)
  private func products(_ x: Int, _ y: Int, in pair: PixelPair) -> ChannelSums {
    ChannelSums(pair.reference[y][x].seen(over: backdrop), pair.actual[y][x].seen(over: backdrop))
  }
}

extension PixelPair {
  /// Whether a column has the same pixels in two rows, in each picture.
  @inline(__always)
  fileprivate func isRepeated(_ x: Int, rows first: Int, _ second: Int) -> Bool {
    reference[first][x] == reference[second][x] && actual[first][x] == actual[second][x]
  }
}
