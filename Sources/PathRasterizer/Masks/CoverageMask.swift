package import PixelImages
package import PlaneGeometry

/// How much of each pixel in a rectangle is covered, from 0 to 255: a drawn glyph, or a clip.
package struct CoverageMask: Hashable, Sendable {
  /// The pixels that the mask knows about; all others are not covered.
  package let bounds: PixelRect

  /// Row by row from the top left corner of `bounds`, without gaps.
  private(set) var coverage: [UInt8]

  /// Creates the mask of a path's inside.
  /// - Parameters:
  ///   - path: the contours.
  ///   - rule: which points are inside where contours overlap.
  ///   - limits: pixels outside of these do not get into the mask; a mask takes one byte a pixel.
  package init(_ path: DevicePath, rule: FillRule = .nonZero, limits: PixelRect) {
    self.init(path, rule: rule, limits: limits, sweeps: SweepLimits())
  }

  init(_ path: DevicePath, rule: FillRule, limits: PixelRect, sweeps: SweepLimits) {
    let box = (path.controlBounds?.pixelBounds ?? .empty).intersection(limits).intersection(.reachable)
    self.init(emptyIn: box)
    guard !box.isEmpty else { return }
    var scanner = CoverageScanner(path, rule: rule, box: box, limits: sweeps)
    while scanner.next() { write(scanner.row) }
  }

  /// Creates a mask without covered pixels.
  init(emptyIn bounds: PixelRect) {
    self.bounds = bounds
    coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
  }

  /// Creates a mask whose coverage is written by a closure, row by row; it is 0 before.
  init(in bounds: PixelRect, _ write: (inout [UInt8]) -> Void) {
    self.init(emptyIn: bounds)
    write(&coverage)
  }

  /// The coverage of one pixel; 0 outside of the bounds.
  package subscript(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return coverage[(y - bounds.minY) * bounds.width + x - bounds.minX]
  }

  /// Where a row starts in `coverage`.
  func start(ofRow y: Int) -> Int { (y - bounds.minY) * bounds.width }

  /// Writes covered pixels, which must lie inside of the bounds.
  mutating func write(_ row: borrowing CoverageRow) {
    let start = start(ofRow: row.y) - bounds.minX
    precondition(row.y >= bounds.minY && row.y < bounds.maxY, "The row lies outside of the mask")
    coverage.withUnsafeMutableBufferPointer { [bounds] target in
      guard let target = target.baseAddress else { return }
      for span in row.spans.elements {
        precondition(span.x >= bounds.minX && span.x + span.count <= bounds.maxX, "The span lies outside of the mask")
        let pixels = target + (start + span.x)
        if let constant = span.constant {
          pixels.update(repeating: constant, count: span.count)
        } else {
          pixels.update(from: row.coverage.start + (span.x - row.minX), count: span.count)
        }
      }
    }
  }
}

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
      let whole = scanner.row.spans.elements.lazy.filter { $0.constant == 255 }
      if let longest = whole.max(by: { $0.count < $1.count }) {
        runs[scanner.row.y - box.minY] = longest.x..<(longest.x + longest.count)
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
    let spans = row.spans.elements
    for index in spans.indices where !whole.contains(spans[index].x) {
      let span = spans[index]
      let coverage = row.coverage.start + (span.x - row.minX)
      for offset in 0..<span.count {
        let clip = UInt32(mask.coverage[maskStart + span.x + offset])
        let own = UInt32(span.constant ?? coverage[offset])
        coverage[offset] = UInt8(truncatingIfNeeded: dividedBy255(own &* clip))
      }
      spans[index].constant = nil
    }
  }
}
