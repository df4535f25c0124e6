import PixelImages
import PlaneGeometry

/// Which pixels may be painted: a rectangle, and inside it perhaps a mask.
struct Clip {
  /// No pixel outside is painted.
  private(set) var box: PixelRect
  /// How much of each pixel in the box is painted, or nil for all of it.
  private(set) var mask: CoverageMask?
  /// For each row of the mask the longest run of pixels that are painted wholly, so that they need not be multiplied.
  private var wholeRuns: [Range<Int>] = []

  init(box: PixelRect) {
    self.box = box
  }

  /// Limits the clip to the inside of a path as well.
  mutating func intersect(_ path: DevicePath, rule: FillRule) {
    let bounds = path.controlBounds
    box = (bounds?.pixelBounds ?? .empty).intersection(box)
    if let rectangle = path.rectangle, rectangle.wholePixels != nil { return }
    guard !box.isEmpty else { return }
    var combined = CoverageMask(emptyIn: box)
    var runs = [Range<Int>](repeating: box.minX..<box.minX, count: box.height)
    var scanner = CoverageScanner(path, rule: rule, box: box)
    while scanner.next() {
      scanner.limit(to: self)
      combined.write(scanner.row)
      for span in scanner.row.spans where span.constant == 255 && span.count > runs[scanner.row.y - box.minY].count {
        runs[scanner.row.y - box.minY] = span.x..<(span.x + span.count)
      }
    }
    mask = combined
    wholeRuns = runs
  }

  /// Multiplies the coverage of a row, which lies inside the box, by the mask.
  func limit(_ row: inout CoverageRow) {
    guard let mask else { return }
    let whole = wholeRuns[row.y - mask.bounds.minY]
    row.splitSpans(at: whole)
    let maskStart = mask.start(ofRow: row.y) - mask.bounds.minX
    for index in row.spans.indices where !whole.contains(row.spans[index].x) {
      let span = row.spans[index]
      let coverage = row.coverage.start + (span.x - row.minX)
      for offset in 0..<span.count {
        let clip = UInt32(mask.coverage[maskStart + span.x + offset])
        let own = UInt32(span.constant ?? coverage[offset])
        coverage[offset] = UInt8(truncatingIfNeeded: dividedBy255(own &* clip))
      }
      row.spans[index].constant = nil
    }
  }
}
