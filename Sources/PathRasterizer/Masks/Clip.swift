import PixelImages
import PlaneGeometry

/// Which pixels may be painted: a rectangle, and inside it perhaps a mask.
struct Clip {
  /// No pixel outside is painted.
  private(set) var box: PixelRect
  /// How much of each pixel in the box is painted, or nil for all of it.
  private(set) var mask: CoverageMask?

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
    var scanner = CoverageScanner(path, rule: rule, box: box)
    while scanner.next() {
      var row = scanner.row
      limit(&row)
      combined.write(row)
    }
    mask = combined
  }

  /// Multiplies the coverage of a row, which lies inside the box, by the mask.
  func limit(_ row: inout CoverageRow) {
    guard let mask else { return }
    let maskStart = mask.start(ofRow: row.y) - mask.bounds.minX
    for index in row.spans.indices {
      let span = row.spans[index]
      let place = span.x - row.minX
      for offset in 0..<span.count {
        let clip = UInt32(mask.coverage[maskStart + span.x + offset])
        let own = UInt32(span.constant ?? row.coverage[place + offset])
        row.coverage[place + offset] = UInt8(truncatingIfNeeded: dividedBy255(own &* clip))
      }
      row.spans[index].constant = nil
    }
  }
}
