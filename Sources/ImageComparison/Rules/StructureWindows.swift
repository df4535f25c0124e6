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
  /// Structures are alike from 0.99 on; the mean of three channels in 1/2^20, times three.
  private static let smallestAlike = 3 * 99 << fractionBits / 100
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
    var similarity = 0
    for channel in 0..<StructureWindows.channelCount {
      let sums =
        totals[right * StructureWindows.channelCount + channel] - totals[left * StructureWindows.channelCount + channel]
      similarity += sums.similarity(count: count, fractionBits: StructureWindows.fractionBits)
    }
    return similarity >= StructureWindows.smallestAlike
  }

  private mutating func move(to y: Int, in pair: PixelPair) {
    let target = max(0, y - StructureWindows.radius)..<min(pair.size.height, y + StructureWindows.radius + 1)
    if !rows.overlaps(target) {
      for index in columns.indices { columns[index] = StructureSums() }
      rows = target.lowerBound..<target.lowerBound
    }
    for row in rows.lowerBound..<target.lowerBound { add(row, sign: -1, in: pair) }
    for row in rows.upperBound..<target.upperBound { add(row, sign: 1, in: pair) }
    rows = target
    totalsRow = y
    for index in columns.indices {
      totals[index + StructureWindows.channelCount] = totals[index] + columns[index]
    }
  }

  private mutating func add(_ row: Int, sign: Int, in pair: PixelPair) {
    let (reference, actual) = (pair.referenceRow(row), pair.actualRow(row))
    precondition(columns.count == pair.size.width * StructureWindows.channelCount, "The pair must stay the same")
    columns.withUnsafeMutableBufferPointer { columns in
      for x in 0..<pair.size.width {
        let (r, a) = (reference[x], actual[x])
        let light = backdrop == 0 ? (0, 0) : (255 - Int(r.alpha), 255 - Int(a.alpha))
        let start = x * StructureWindows.channelCount
        columns[start].add(Int(r.red) + light.0, Int(a.red) + light.1, sign: sign)
        columns[start + 1].add(Int(r.green) + light.0, Int(a.green) + light.1, sign: sign)
        columns[start + 2].add(Int(r.blue) + light.0, Int(a.blue) + light.1, sign: sign)
      }
    }
  }
}
