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
      for span in row.spans {
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
