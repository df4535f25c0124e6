public import PixelImages

extension Canvas {
  /// Paints the covered pixels of a mask with one colour.
  /// - Parameters:
  ///   - mask: what is covered, for example a glyph whose origin is at (0, 0).
  ///   - x: where the mask's x of 0 comes to lie, in pixels.
  ///   - y: where the mask's y of 0 comes to lie, in pixels.
  ///   - color: the colour.
  public mutating func draw(_ mask: CoverageMask, x: Int, y: Int, with color: RGBAColor) {
    let bits = PremultipliedColor(color).bits
    let places = -Int(DevicePoint.limit)...Int(DevicePoint.limit)
    guard bits != 0, !mask.bounds.isEmpty, places.contains(x), places.contains(y) else { return }
    let box = mask.bounds.offsetBy(x: x, y: y).intersection(clip.box)
    guard !box.isEmpty else { return }
    if clip.mask != nil { return drawClipped(mask, x: x, y: y, in: box, bits: bits) }
    paint(in: box) { surface in
      mask.coverage.withUnsafeBufferPointer { coverage in
        guard let coverage = coverage.baseAddress else { return }
        for row in box.minY..<box.maxY {
          let start = mask.start(ofRow: row - y) + box.minX - x - mask.bounds.minX
          blend(
            bits, coverage: coverage + start, onto: surface.row(x: box.minX, y: row, count: box.width),
            count: box.width)
        }
      }
    }
  }

  private mutating func drawClipped(_ mask: CoverageMask, x: Int, y: Int, in box: PixelRect, bits: UInt32) {
    let clip = clip
    var row = CoverageRow(minX: box.minX, width: box.width)
    paint(in: box) { surface in
      for y0 in box.minY..<box.maxY {
        let start = mask.start(ofRow: y0 - y) + box.minX - x - mask.bounds.minX
        for index in 0..<box.width { row.coverage.start[index] = mask.coverage[start + index] }
        row.begin(y: y0)
        row.appendVarying(x: box.minX, count: box.width)
        clip.limit(&row)
        surface.paint(row, color: bits)
      }
    }
  }
}
