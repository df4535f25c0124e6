package import PixelImages
package import PlaneGeometry

/// A picture that shapes, masks and other pictures are painted into.
///
/// Places are in pixels from the top left corner; paths are in 1/256 pixel (`DevicePath`). Everything is computed in
/// integers, so every machine and every build paints the same bits. Colours are blended in gamma-encoded sRGB, as most
/// systems do. Whatever lies outside of the picture or of the clip is left out, whatever its coordinates.
package struct Canvas: ~Copyable {
  /// The pixels, with the top left corner at `bounds`.
  var bitmap: Bitmap
  /// The pixels of the bitmap in the coordinates of paths.
  let bounds: PixelRect
  /// Where painting is possible now.
  var clip: Clip

  /// How large layers may be.
  let layerLimit: LayerLimit
  /// The rows whose memory holds pixels; a layer clears its rows when they are first painted.
  private var preparedRows: Range<Int>
  /// What has been painted so far, in whole rectangles.
  private(set) var painted = PixelRect.empty

  /// Creates a canvas of one colour.
  /// - Parameters:
  ///   - width: pixels a row, 0 or more.
  ///   - height: number of rows, 0 or more.
  ///   - background: the colour before anything is painted.
  package init(width: Int, height: Int, background: PremultipliedColor = .clear) {
    self.init(Bitmap(width: width, height: height, filledWith: background))
  }

  /// Creates a canvas that paints over a picture.
  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    bounds = PixelRect(bitmap.size)
    clip = Clip(box: bounds.intersection(.reachable))
    layerLimit = LayerLimit(pictureOf: bitmap.size)
    preparedRows = 0..<bitmap.height
  }

  /// Creates a transparent layer of some pixels, whose memory is not touched before it is painted.
  ///
  /// Only `emptyLayer(of:around:)` calls it, with as many pixels as the limit allows.
  init(layerOf bounds: PixelRect, limit: LayerLimit) {
    bitmap = Bitmap(width: bounds.width, height: bounds.height, initializingWith: { _ in })
    self.bounds = bounds
    clip = Clip(box: bounds)
    layerLimit = limit
    preparedRows = bounds.minY..<bounds.minY
  }

  /// Ends painting and gives the picture away.
  package consuming func finish() -> Bitmap { bitmap }

  /// The pixels that can be painted now: those of the canvas inside all clips.
  package var paintableBounds: PixelRect { clip.box }

  /// Calls a closure with the memory, ready to be painted inside `box`.
  mutating func paint(in box: PixelRect, _ body: (Surface) -> Void) {
    guard !box.isEmpty else { return }
    prepare(rows: box.minY..<box.maxY)
    painted = painted.union(box)
    let bounds = bounds
    bitmap.withUnsafeMutablePixels { pixels in
      if let surface = Surface(pixels, bounds: bounds) { body(surface) }
    }
  }

  /// Makes sure that rows hold pixels, clear ones where nothing was painted.
  mutating func prepare(rows: Range<Int>) {
    guard rows.lowerBound < preparedRows.lowerBound || rows.upperBound > preparedRows.upperBound else { return }
    if preparedRows.isEmpty {
      clear(rows)
      preparedRows = rows
      return
    }
    if rows.lowerBound < preparedRows.lowerBound { clear(rows.lowerBound..<preparedRows.lowerBound) }
    if rows.upperBound > preparedRows.upperBound { clear(preparedRows.upperBound..<rows.upperBound) }
    preparedRows =
      min(rows.lowerBound, preparedRows.lowerBound)..<max(rows.upperBound, preparedRows.upperBound)
  }

  private mutating func clear(_ rows: Range<Int>) {
    let (first, width) = (rows.lowerBound - bounds.minY, bounds.width)
    bitmap.withUnsafeMutablePixels { pixels in
      UnsafeMutableBufferPointer(rebasing: pixels[(first * width)..<((first + rows.count) * width)])
        .fill(with: .clear)
    }
  }
}

extension Canvas {
  /// Paints the inside of a path.
  package mutating func fill(_ path: DevicePath, rule: FillRule = .nonZero, with pattern: Pattern) {
    guard let bounds = path.controlBounds else { return }
    let box = bounds.pixelBounds.intersection(clip.box)
    guard !box.isEmpty else { return }
    if let rectangle = path.rectangle?.wholePixels, clip.mask == nil {
      return fill(.pixels(rectangle.intersection(clip.box)), with: pattern)
    }
    fill(.path(path, rule, in: box), with: pattern)
  }

  /// What is painted.
  private enum Area {
    /// The inside of a path.
    case path(DevicePath, FillRule, in: PixelRect)
    /// Whole pixels.
    case pixels(PixelRect)

    /// The pixels that may be painted.
    var box: PixelRect {
      switch self {
      case .path(_, _, let box), .pixels(let box): box
      }
    }
  }

  private mutating func fill(_ area: Area, with pattern: Pattern) {
    switch pattern {
    case .color(let color): fill(area, bits: PremultipliedColor(color).bits)
    case .linearGradient(let gradient, let start, let end):
      fill(area, shader: LinearGradientShader(gradient, start: start, end: end))
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      fill(
        area, shader: RadialGradientShader(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
    case .angularGradient(let gradient, let center, let start, let sweep):
      fill(area, shader: AngularGradientShader(gradient, center: center, start: start, sweep: sweep))
    case .ellipticalGradient(let gradient, let center, let unit, let start, let end):
      fill(area, shader: EllipticalGradientShader(gradient, center: center, unit: unit, start: start, end: end))
    case .focalGradient(let gradient, let center, let unit, let focus):
      fill(area, shader: FocalGradientShader(gradient, center: center, unit: unit, focus: focus))
    case .meshGradient(let mesh): fill(area, shader: MeshGradientShader(mesh, box: area.box))
    case .tiles(let picture, let tile, let filter, let template):
      guard picture.width > 0, picture.height > 0, !tile.isEmpty else { return }
      fill(area, shader: TileShader(picture, tile: tile, filter: filter, tint: template))
    }
  }

  private mutating func fill(_ area: Area, bits: UInt32) {
    switch area {
    case .path(let path, let rule, let box): fill(path, rule: rule, in: box, bits: bits)
    case .pixels(let box): fill(box, bits: bits)
    }
  }

  private mutating func fill(_ area: Area, shader: consuming some Shader) {
    switch area {
    case .path(let path, let rule, let box): fill(path, rule: rule, in: box, shader: shader)
    case .pixels(let box): fill(box, shader: shader)
    }
  }

  private mutating func fill(_ path: DevicePath, rule: FillRule, in box: PixelRect, bits: UInt32) {
    guard bits != 0 else { return }
    var scanner = CoverageScanner(path, rule: rule, box: box)
    let clip = clip
    paint(in: box) { surface in
      while scanner.next() {
        if clip.mask != nil { scanner.limit(to: clip) }
        surface.paint(scanner.row, color: bits)
      }
    }
  }

  /// Paints the inside of a path with the colours of a shader.
  mutating func fill(_ path: DevicePath, rule: FillRule, in box: PixelRect, shader: consuming some Shader) {
    var scanner = CoverageScanner(path, rule: rule, box: box)
    var colors = [UInt32](repeating: 0, count: box.width)
    let clip = clip
    paint(in: box) { surface in
      while scanner.next() {
        if clip.mask != nil { scanner.limit(to: clip) }
        surface.paint(scanner.row, shader: &shader, colors: &colors)
      }
    }
  }

  private mutating func fill(_ box: PixelRect, bits: UInt32) {
    guard bits != 0 else { return }
    paint(in: box) { surface in
      for y in box.minY..<box.maxY {
        blend(bits, onto: surface.row(x: box.minX, y: y, count: box.width), count: box.width)
      }
    }
  }

  /// Paints whole pixels inside the clip's box with the colours of a shader; the clip must not have a mask.
  mutating func fill(_ box: PixelRect, shader: consuming some Shader) {
    var row = CoverageRow(minX: box.minX, width: box.width)
    row.appendConstant(x: box.minX, count: box.width, coverage: 255)
    var colors = [UInt32](repeating: 0, count: box.width)
    paint(in: box) { surface in
      for y in box.minY..<box.maxY {
        row.y = y
        surface.paint(row, shader: &shader, colors: &colors)
      }
    }
  }
}

extension Canvas {
  /// Paints a line along a path.
  package mutating func stroke(_ path: DevicePath, style: DeviceStroke, with pattern: Pattern) {
    fill(Stroker.outline(of: path, style: style, visible: clip.box), rule: .nonZero, with: pattern)
  }
}

extension DevicePath {
  /// The outline of the area that a line along the path covers, for the non-zero rule.
  ///
  /// Closed contours get a join where they close; each dash gets caps. A contour without length is drawn as a dot
  /// unless the caps are butts.
  package func stroked(_ style: DeviceStroke) -> DevicePath {
    Stroker.outline(of: self, style: style, visible: .reachable)
  }
}

extension Canvas {
  /// Paints with everything outside of a path left out; partly covered pixels are painted partly.
  package mutating func clipped<R, E: Error>(
    to path: DevicePath, rule: FillRule = .nonZero, _ draw: (inout Canvas) throws(E) -> R
  ) throws(E) -> R {
    let outer = clip
    clip.intersect(path, rule: rule)
    defer { clip = outer }
    return try draw(&self)
  }
}
