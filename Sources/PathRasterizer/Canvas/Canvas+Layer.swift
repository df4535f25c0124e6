package import PixelImages

extension Canvas {
  /// Paints things together on an empty layer, then puts the layer on the canvas, faded.
  ///
  /// Only the painted part of the layer costs time.
  /// - Parameters:
  ///   - opacity: 0 is invisible, 255 is opaque.
  ///   - draw: what draws on the layer.
  package mutating func layer<E: Error>(opacity: UInt8, _ draw: (inout Canvas) throws(E) -> Void) throws(E) {
    var layer = emptyLayer()
    try draw(&layer)
    composite(layer, opacity: opacity)
  }

  /// Paints things together on an empty layer and puts their blurred shadow below them.
  ///
  /// - Parameters:
  ///   - shadow: the shadow.
  ///   - draw: what draws on the layer.
  package mutating func layer<E: Error>(
    shadow: LayerShadow, _ draw: (inout Canvas) throws(E) -> Void
  ) throws(E) {
    var layer = emptyLayer(throwing: shadow)
    try draw(&layer)
    self.draw(shadow, of: layer)
    composite(layer, opacity: 255)
  }

  /// An empty layer for what is seen through the clip now, or throws its shadow into it.
  borrowing func emptyLayer(throwing shadow: LayerShadow) -> Canvas {
    let wanted = clip.box.isEmpty ? .empty : clip.box.union(shadow.source(of: clip.box))
    return emptyLayer(of: wanted, around: clip.box)
  }

  /// Draws the shadow of what was painted on a layer, and not the layer.
  mutating func draw(_ shadow: LayerShadow, of layer: borrowing Canvas) {
    let mask = shadow.blur.blurred(
      layer.mask(of: .alpha, in: layer.painted), in: clip.box.offsetBy(x: -shadow.x, y: -shadow.y))
    draw(mask, x: shadow.x, y: shadow.y, with: shadow.color)
  }

  /// Paints things together on an empty layer, then puts its mirror image on the canvas.
  ///
  /// - Parameters:
  ///   - columns: the columns that change places, the first with the last; those beside them go as far away.
  ///   - draw: what draws on the layer.
  package mutating func layer<E: Error>(
    mirroring columns: Range<Int>, _ draw: (inout Canvas) throws(E) -> Void
  ) throws(E) {
    let seen = clip.box.mirrored(in: columns)
    var layer = emptyLayer(of: seen, around: seen)
    try draw(&layer)
    let painted = layer.painted
    guard !painted.isEmpty else { return }
    let place = painted.mirrored(in: columns)
    composite(layer.mirroredPicture(of: painted), at: place, in: place.intersection(clip.box), opacity: 255)
  }

  /// The pixels of a box from right to left.
  private borrowing func mirroredPicture(of box: PixelRect) -> Bitmap {
    let bounds = bounds
    return bitmap.withUnsafePixels { pixels in
      Bitmap(
        width: box.width, height: box.height,
        initializingWith: { mirrored in
          for y in 0..<box.height {
            let row = (box.minY + y - bounds.minY) * bounds.width + box.minX - bounds.minX
            for x in 0..<box.width { mirrored[y * box.width + x] = pixels[row + box.width - 1 - x] }
          }
        })
    }
  }

  /// The largest standard deviation of a blur in 1/256 pixel: 1024 pixels.
  package static var largestBlur: Int32 { 1 << 18 }

  mutating func composite(_ layer: borrowing Canvas, opacity: UInt8) {
    let box = layer.painted.intersection(clip.box)
    guard !box.isEmpty, opacity > 0 else { return }
    composite(layer.bitmap, at: layer.bounds, in: box, opacity: opacity)
  }

  /// Puts the pixels of a picture on the canvas, unscaled.
  /// - Parameters:
  ///   - picture: the picture.
  ///   - place: where it lies.
  ///   - box: the pixels to paint, inside of the place and of the clip's box.
  ///   - opacity: how much of the picture is seen.
  mutating func composite(_ picture: Bitmap, at place: PixelRect, in box: PixelRect, opacity: UInt8) {
    let clip = clip
    var row = CoverageRow(minX: box.minX, width: box.width)
    paint(in: box) { surface in
      picture.withUnsafePixels { pixels in
        let colors = UnsafeRawBufferPointer(pixels).assumingMemoryBound(to: UInt32.self)
        for y in box.minY..<box.maxY {
          let start = (y - place.minY) * place.width + box.minX - place.minX
          row.begin(y: y)
          row.appendConstant(x: box.minX, count: box.width, coverage: opacity)
          clip.limit(&row)
          surface.paint(row, colors: UnsafeBufferPointer(rebasing: colors[start..<(start + box.width)]))
        }
      }
    }
  }
}

extension PixelRect {
  /// The rectangle after the first and the last of some columns, and all between and beside them, changed places.
  fileprivate func mirrored(in columns: Range<Int>) -> PixelRect {
    let edges = columns.lowerBound + columns.upperBound
    return PixelRect(minX: edges - maxX, minY: minY, maxX: edges - minX, maxY: maxY)
  }
}

/// The blurred shadow of a layer.
package struct LayerShadow {
  let color: RGBAColor
  let blur: BoxBlur
  /// How far it is moved, in pixels.
  let x, y: Int

  /// Creates a shadow.
  /// - Parameters:
  ///   - color: its colour.
  ///   - deviation: the standard deviation of the blur in 1/256 pixel, at most `Canvas.largestBlur`.
  ///   - offset: how far it is moved, in 1/256 pixel, rounded to whole pixels.
  package init(color: RGBAColor, deviation: Int32, offset: DevicePoint) {
    self.color = color
    blur = BoxBlur(deviation: min(deviation, Canvas.largestBlur))
    (x, y) = (Int((offset.x + 128) >> 8), Int((offset.y + 128) >> 8))
  }

  /// Where something throws its shadow into a box from.
  fileprivate func source(of box: PixelRect) -> PixelRect { box.expanded(by: blur.reach).offsetBy(x: -x, y: -y) }
}
