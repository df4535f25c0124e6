import PixelImages
public import PlaneGeometry

extension Canvas {
  /// Paints the inside of a path.
  public mutating func fill(_ path: DevicePath, rule: FillRule = .nonZero, with pattern: Pattern) {
    guard let bounds = path.controlBounds else { return }
    let box = bounds.pixelBounds.intersection(clip.box)
    guard !box.isEmpty else { return }
    if let rectangle = path.rectangle?.wholePixels, clip.mask == nil {
      return fill(rectangle, with: pattern)
    }
    switch pattern {
    case .color(let color): fill(path, rule: rule, in: box, bits: PremultipliedColor(color).bits)
    case .linearGradient(let gradient, let start, let end):
      fill(path, rule: rule, in: box, shader: LinearGradientShader(gradient, start: start, end: end))
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      let shader = RadialGradientShader(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
      fill(path, rule: rule, in: box, shader: shader)
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

  /// Paints whole pixels.
  private mutating func fill(_ rectangle: PixelRect, with pattern: Pattern) {
    let box = rectangle.intersection(clip.box)
    switch pattern {
    case .color(let color): fill(box, bits: PremultipliedColor(color).bits)
    case .linearGradient(let gradient, let start, let end):
      fill(box, shader: LinearGradientShader(gradient, start: start, end: end))
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      fill(box, shader: RadialGradientShader(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
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
