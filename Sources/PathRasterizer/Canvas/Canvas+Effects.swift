package import PixelImages

extension Canvas {
  /// Paints things together on an empty layer, changes the colours, then puts the layer on the canvas.
  /// - Parameter changes: what changes the colours, one after the other.
  package mutating func layer<E: Error>(
    colors changes: [ColorMatrix], _ draw: (inout Canvas) throws(E) -> Void
  ) throws(E) {
    var layer = emptyLayer()
    try draw(&layer)
    layer.changePaintedColors(changes)
    composite(layer, opacity: 255)
  }

  /// Paints things together on an empty layer and mixes it with what is below.
  package mutating func layer<E: Error>(
    blending mode: BlendMode, _ draw: (inout Canvas) throws(E) -> Void
  ) throws(E) {
    var layer = emptyLayer()
    try draw(&layer)
    let (box, clip) = (layer.painted.intersection(clip.box), clip)
    let (source, bounds) = (layer.bounds, bounds)
    let picture = layer.finish()
    paint(in: box) { _ in }
    picture.withUnsafePixels { pixels in
      bitmap.withUnsafeMutablePixels { below in
        var row = CoverageRow(minX: box.minX, width: box.width)
        for y in box.minY..<box.maxY {
          row.begin(y: y)
          row.appendConstant(x: box.minX, count: box.width, coverage: 255)
          clip.limit(&row)
          for span in row.spans.elements {
            let start = (y - source.minY) * source.width + span.x - source.minX
            let place = (y - bounds.minY) * bounds.width + span.x - bounds.minX
            let top = UnsafeBufferPointer(rebasing: pixels[start..<start + span.count])
            let background = UnsafeMutableBufferPointer(rebasing: below[place..<place + span.count])
            if span.constant == 255 {
              mode.apply(top, onto: background)
              continue
            }
            for x in 0..<span.count {
              let coverage = span.constant ?? row.coverage.start[span.x - row.minX + x]
              let pixel = top[x].faded(by: coverage)
              if pixel.alpha > 0 { background[x] = mode.apply(pixel, onto: background[x]) }
            }
          }
        }
      }
    }
  }

  /// Paints things together on an empty layer and puts them on the canvas where a second layer is painted, as much as that.
  package mutating func layer<E: Error>(
    maskedBy drawMask: (inout Canvas) throws(E) -> Void, _ draw: (inout Canvas) throws(E) -> Void
  ) throws(E) {
    var mask = emptyLayer()
    try drawMask(&mask)
    var layer = emptyLayer()
    try draw(&layer)
    // Both have the pixels that are seen through the clip.
    let (seen, bounds) = (layer.painted.intersection(mask.painted), layer.bounds)
    mask.finish().withUnsafePixels { masking in
      layer.bitmap.withUnsafeMutablePixels { pixels in
        for y in seen.minY..<max(seen.minY, seen.maxY) {
          let start = (y - bounds.minY) * bounds.width + seen.minX - bounds.minX
          fade(pixels, by: masking, from: start, count: seen.width)
        }
      }
    }
    let box = seen.intersection(clip.box)
    if !box.isEmpty { composite(layer.bitmap, at: bounds, in: box, opacity: 255) }
  }

  /// Paints things together on an empty layer and puts it on the canvas, blurred.
  /// - Parameter deviation: the standard deviation of the blur in 1/256 pixel, at most `Canvas.largestBlur`.
  package mutating func layer<E: Error>(
    blurring deviation: Int32, _ draw: (inout Canvas) throws(E) -> Void
  ) throws(E) {
    let blur = BoxBlur(deviation: min(deviation, Canvas.largestBlur))
    // What is painted outside of the clip can still be blurred into it.
    let source = clip.box.isEmpty ? .empty : clip.box.expanded(by: blur.reach)
    var layer = emptyLayer(of: source, around: clip.box)
    try draw(&layer)
    let channels = Channel.allCases.map { channel in
      blur.blurred(layer.mask(of: channel, in: layer.painted), in: clip.box)
    }
    let place = channels[3].bounds
    let box = place.intersection(clip.box)
    guard !box.isEmpty else { return }
    let picture = Bitmap(
      width: place.width, height: place.height,
      initializingWith: { pixels in
        for index in pixels.indices {
          pixels[index] = PremultipliedColor(
            red: channels[0].coverage[index], green: channels[1].coverage[index], blue: channels[2].coverage[index],
            alpha: channels[3].coverage[index])
        }
      })
    composite(picture, at: place, in: box, opacity: 255)
  }

  /// Changes the colour of each pixel that was painted.
  private mutating func changePaintedColors(_ changes: [ColorMatrix]) {
    let (box, bounds) = (painted, bounds)
    bitmap.withUnsafeMutablePixels { pixels in
      for y in box.minY..<box.maxY {
        let start = (y - bounds.minY) * bounds.width + box.minX - bounds.minX
        ColorMatrix.apply(changes, to: UnsafeMutableBufferPointer(rebasing: pixels[start..<start + box.width]))
      }
    }
  }

  /// One channel of the pixels in a box, whose rows must be prepared.
  borrowing func mask(of channel: Channel, in box: PixelRect) -> CoverageMask {
    let bounds = bounds
    return CoverageMask(in: box) { coverage in
      bitmap.withUnsafePixels { pixels in
        let bytes = UnsafeRawBufferPointer(pixels)
        var index = 0
        for y in box.minY..<box.maxY {
          let start = (y - bounds.minY) * bounds.width - bounds.minX
          for x in box.minX..<box.maxX {
            coverage[index] = bytes[4 * (start + x) + channel.rawValue]
            index += 1
          }
        }
      }
    }
  }

  /// The channels of a pixel in the order of their bytes.
  enum Channel: Int, CaseIterable {
    case red, green, blue, alpha
  }
}

extension PremultipliedColor {
  /// The pixel times `amount` / 255.
  fileprivate func faded(by amount: UInt8) -> PremultipliedColor {
    if amount == 255 { return self }
    func scaled(_ channel: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: dividedBy255(UInt32(channel) * UInt32(amount)))
    }
    return PremultipliedColor(red: scaled(red), green: scaled(green), blue: scaled(blue), alpha: scaled(alpha))
  }
}
