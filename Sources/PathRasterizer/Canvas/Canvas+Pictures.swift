package import PixelImages
import PlaneGeometry

extension Canvas {
  /// Paints a picture so that it fills a rectangle.
  ///
  /// Pixels that the rectangle's edges cut are painted partly. A picture that fills exactly as many whole pixels as it
  /// has is copied bit by bit.
  /// - Parameters:
  ///   - picture: the picture.
  ///   - target: where it comes to lie.
  ///   - filter: how the picture is scaled.
  ///   - template: a colour instead of the picture's own, which then gives only its alpha; or nil.
  package mutating func draw(
    _ picture: Bitmap, in target: DeviceRect, filter: ImageFilter = .smooth, template: RGBAColor? = nil
  ) {
    let box = target.pixelBounds.intersection(clip.box)
    guard !box.isEmpty, !target.isEmpty, picture.width > 0, picture.height > 0 else { return }
    if let place = target.wholePixels, place.width == picture.width, place.height == picture.height, template == nil {
      return composite(picture, at: place, in: box, opacity: 255)
    }
    let shader = ImageShader(picture, in: target, box: box, filter: filter, tint: template)
    if clip.mask == nil, target.wholePixels != nil {
      fill(box, shader: shader)
    } else {
      fill(DevicePath(target), rule: .nonZero, in: box, shader: shader)
    }
  }
}

extension Canvas {
  /// Paints the covered pixels of a mask with one colour.
  /// - Parameters:
  ///   - mask: what is covered, for example a glyph whose origin is at (0, 0).
  ///   - x: where the mask's x of 0 comes to lie, in pixels.
  ///   - y: where the mask's y of 0 comes to lie, in pixels.
  ///   - color: the colour.
  package mutating func draw(_ mask: CoverageMask, x: Int, y: Int, with color: RGBAColor) {
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
