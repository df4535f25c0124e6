package import PixelImages

extension Canvas {
  /// Shows what is below blurred and in other colours, as much as a layer covers it.
  ///
  /// Beyond the canvas its outermost pixels go on, so that edges do not grow darker.
  /// - Parameters:
  ///   - deviation: the standard deviation of the blur in 1/256 pixel, at most `Canvas.largestBlur`.
  ///   - matrix: how the blurred colours change.
  ///   - tint: what lies on them.
  ///   - shadow: the shadow of what covers; it is not seen through that.
  ///   - draw: what covers; its colours do not count.
  package mutating func layer<E: Error>(
    backdrop deviation: Int32, colors matrix: ColorMatrix, tint: RGBAColor, shadow: LayerShadow? = nil,
    _ draw: (inout Canvas) throws(E) -> Void
  ) throws(E) {
    var cover = shadow.map { emptyLayer(throwing: $0) } ?? emptyLayer()
    try draw(&cover)
    let box = cover.painted.intersection(clip.box)
    guard !box.isEmpty else {
      if let shadow { self.draw(shadow, of: cover) }
      return
    }
    var backdrop = blurredBackdrop(in: box, BoxBlur(deviation: min(deviation, Canvas.largestBlur)))
    let veil = PremultipliedColor(tint)
    backdrop.withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        let below = matrix.apply(to: pixels[index])
        // A tint lies on what is there, and where nothing is, on nothing.
        pixels[index] = BlendMode.sourceAtop.apply(veil, onto: below)
      }
    }
    if let shadow { self.draw(shadow, of: cover) }
    replace(in: box, by: backdrop, covering: cover)
  }

  /// Mixes the pixels of a box with others, as much as a layer is opaque.
  private mutating func replace(in box: PixelRect, by picture: Bitmap, covering cover: borrowing Canvas) {
    let (clip, bounds, source) = (clip, bounds, cover.bounds)
    let covering = cover.bitmap
    paint(in: box) { _ in }
    var row = CoverageRow(minX: box.minX, width: box.width)
    covering.withUnsafePixels { cover in
      picture.withUnsafePixels { picture in
        bitmap.withUnsafeMutablePixels { below in
          for y in box.minY..<box.maxY {
            row.begin(y: y)
            row.appendConstant(x: box.minX, count: box.width, coverage: 255)
            clip.limit(&row)
            for span in row.spans.elements {
              for x in span.x..<(span.x + span.count) {
                let coverage = UInt32(span.constant ?? row.coverage.start[x - row.minX])
                let own = UInt32(cover[(y - source.minY) * source.width + x - source.minX].alpha)
                let place = (y - bounds.minY) * bounds.width + x - bounds.minX
                below[place] = below[place].mixed(
                  with: picture[(y - box.minY) * box.width + x - box.minX], amount: dividedBy255(coverage * own))
              }
            }
          }
        }
      }
    }
  }

  /// What is below in a box, blurred.
  ///
  /// At the edges of the picture it goes on as its mirror image, as measured in iOS 26 of a material in corners of the display.
  private mutating func blurredBackdrop(in box: PixelRect, _ blur: BoxBlur) -> Bitmap {
    let source = box.expanded(by: blur.reach).intersection(bounds)
    prepare(rows: source.minY..<source.maxY)
    let channels = Channel.allCases.map { channel in
      blur.blurred(mask(of: channel, in: source), in: box, beyond: .mirrorImage)
    }
    return Bitmap(
      width: box.width, height: box.height,
      initializingWith: { pixels in
        for y in 0..<box.height {
          for x in 0..<box.width {
            let (column, row) = (box.minX + x, box.minY + y)
            let place = channels[0].start(ofRow: row) + column - channels[0].bounds.minX
            pixels[y * box.width + x] = PremultipliedColor(
              red: channels[0].coverage[place], green: channels[1].coverage[place],
              blue: channels[2].coverage[place], alpha: channels[3].coverage[place])
          }
        }
      })
  }
}

extension PremultipliedColor {
  /// The pixel `amount` / 255 of the way to another one.
  fileprivate func mixed(with other: PremultipliedColor, amount: UInt32) -> PremultipliedColor {
    func mixed(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: dividedBy255(UInt32(own) * (255 - amount) + UInt32(other) * amount))
    }
    return PremultipliedColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
      alpha: mixed(alpha, other.alpha))
  }
}
