import PixelImages

/// Compares the structure of two pictures in a window of 31 x 31 pixels, by the mean SSIM of red, green and blue.
///
/// SSIM: Wang, Bovik, Sheikh, Simoncelli, "Image quality assessment" (2004), with K1 = 0.01 and K2 = 0.03. The sums over
/// a window come from sums over columns, which roll from one row to the next that is asked for, and their running
/// totals. So a row costs time in proportion to its width, and a pixel costs the same whatever the window's size.
struct StructureWindows {
  /// What translucent pixels are seen over, 0 or 255.
  let backdrop: Int

  private static let radius = 15
  /// Structures are alike from 0.99 on: what three channels may lack of 1 together, in 1/2^20.
  private static let largestMissing = (3 << fractionBits) - (3 * 99 << fractionBits) / 100
  private static let fractionBits = 20
  private static let channelCount = 3

  /// For each column and channel the sums over the rows `rows`.
  private var columns: [StructureSums]
  /// For each column and channel the total of `columns` to the left of it; of the row `totalsRow`.
  private var totals: [StructureSums]
  private var rows = 0..<0
  private var totalsRow = -1

  init(of pair: PixelPair, backdrop: Int) {
    self.backdrop = backdrop
    columns = Array(repeating: StructureSums(), count: pair.size.width * StructureWindows.channelCount)
    totals = Array(repeating: StructureSums(), count: (pair.size.width + 1) * StructureWindows.channelCount)
  }

  /// Whether the window around a pixel, cut at the edges of the picture, shows the same structure in both pictures.
  mutating func areAlike(aroundX x: Int, y: Int, in pair: PixelPair) -> Bool {
    if totalsRow != y { move(to: y, in: pair) }
    let left = max(0, x - StructureWindows.radius)
    let right = min(pair.size.width, x + StructureWindows.radius + 1)
    let count = (right - left) * rows.count
    var missing = StructureWindows.largestMissing
    for channel in 0..<StructureWindows.channelCount {
      let sums =
        totals[right * StructureWindows.channelCount + channel] - totals[left * StructureWindows.channelCount + channel]
      missing -= 1 << StructureWindows.fractionBits
      missing += sums.similarity(count: count, fractionBits: StructureWindows.fractionBits)
      // A similarity is at most 1, so the other channels cannot make up for it.
      if missing < 0 { return false }
    }
    return true
  }

  /// The rows of a window around a pixel of a row.
  static func rows(around y: Int, in pair: PixelPair) -> Range<Int> {
    max(0, y - radius)..<min(pair.size.height, y + radius + 1)
  }

  private mutating func move(to y: Int, in pair: PixelPair) {
    let target = StructureWindows.rows(around: y, in: pair)
    if !rows.overlaps(target) {
      for index in columns.indices { columns[index] = StructureSums() }
      rows = target.lowerBound..<target.lowerBound
    }
    for row in rows.lowerBound..<target.lowerBound { remove(row, in: pair) }
    for row in rows.upperBound..<target.upperBound { add(row, in: pair) }
    rows = target
    totalsRow = y
    columns.withUnsafeBufferPointer { columns in
      totals.withUnsafeMutableBufferPointer { totals in
        for index in columns.indices {
          totals[index + StructureWindows.channelCount] = totals[index] + columns[index]
        }
      }
    }
  }

  private mutating func add(_ row: Int, in pair: PixelPair) {
    forEachSample(in: row, of: pair) { sums, reference, actual in sums.add(reference, actual) }
  }

  private mutating func remove(_ row: Int, in pair: PixelPair) {
    forEachSample(in: row, of: pair) { sums, reference, actual in sums.remove(reference, actual) }
  }

  @inline(__always)
  private mutating func forEachSample(
    in row: Int, of pair: PixelPair, _ body: (_ sums: inout StructureSums, _ reference: Int32, _ actual: Int32) -> Void
  ) {
    let (reference, actual) = (pair.referenceRow(row), pair.actualRow(row))
    precondition(columns.count == pair.size.width * StructureWindows.channelCount, "The pair must stay the same")
    let isOverWhite = backdrop != 0
    columns.withUnsafeMutableBufferPointer { columns in
      for x in 0..<pair.size.width {
        let (r, a) = (reference[x], actual[x])
        let light = isOverWhite ? (255 - Int32(r.alpha), 255 - Int32(a.alpha)) : (0, 0)
        let start = x * StructureWindows.channelCount
        body(&columns[start], Int32(r.red) + light.0, Int32(a.red) + light.1)
        body(&columns[start + 1], Int32(r.green) + light.0, Int32(a.green) + light.1)
        body(&columns[start + 2], Int32(r.blue) + light.0, Int32(a.blue) + light.1)
      }
    }
  }
}
