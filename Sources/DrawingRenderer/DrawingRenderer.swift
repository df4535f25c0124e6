package import Drawings
import PNGFiles
import PathRasterizer
package import PixelImages
import PlaneGeometry
import Typesetting

/// Draws a finished layout into pixels.
///
/// The same drawing gives the same pixels on every machine: places become fixed-point numbers once, and everything
/// after that is integer arithmetic.
package struct DrawingRenderer: Hashable, Sendable {
  /// Device pixels a point.
  package let scale: Double

  let grid: PixelGrid

  /// Creates a renderer.
  /// - Parameter scale: device pixels a point, more than 0; a phone has 2 or 3.
  package init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "A drawing can be rendered at a positive, finite scale only")
    self.scale = scale
    grid = PixelGrid(scale: scale)
  }

  /// Draws all items from back to front on transparent background.
  ///
  /// The picture's extents are the drawing's, rounded to the nearest pixel.
  ///
  /// Complexity: linear in the number of pixels that the items touch.
  package func render(_ drawing: Drawing) -> Bitmap {
    let pixels = grid.snapped(Rect(origin: .zero, size: drawing.size)).size
    precondition(
      (0...1e9).contains(pixels.width) && (0...1e9).contains(pixels.height),
      "A drawing of \(drawing.size.width) x \(drawing.size.height) points cannot be rendered at \(scale) pixels a point"
    )
    var items = drawing.items[...]
    var background = RGBAColor.clear
    while let color = items.first?.colorCovering(drawing.size), color.alpha == 255 || items.count == drawing.items.count
    {
      background = color
      items = items.dropFirst()
    }
    var canvas = Canvas(
      width: Int(pixels.width), height: Int(pixels.height), background: PremultipliedColor(background))
    draw(items, into: &canvas)
    return canvas.finish()
  }

  func draw(_ items: some Sequence<DrawingItem>, into canvas: inout Canvas) {
    for item in items {
      switch item {
      case .shape(let shape): draw(shape, into: &canvas)
      case .text(let text): draw(text, into: &canvas)
      case .image(let image): draw(image, into: &canvas)
      case .layer(let layer): draw(layer, into: &canvas)
      }
    }
  }
}

extension DrawingItem {
  /// The colour of an item that is one rectangle of one colour over a whole drawing: the picture starts with the last such.
  fileprivate func colorCovering(_ size: Size) -> RGBAColor? {
    guard case .shape(let shape) = self, case .color(let color) = shape.paint, shape.style == .fill(.nonZero) else {
      return nil
    }
    let whole = Rect(origin: .zero, size: size)
    return shape.path == Path { $0.addRect(whole) } && shape.frame == whole ? color : nil
  }
}

extension DrawingRenderer {
  func draw(_ shape: DrawnShape, into canvas: inout Canvas) {
    guard let pattern = pattern(for: shape.paint, transform: grid.placement(of: shape.frame)) else { return }
    let path = DevicePath(shape.path, transform: grid.placement(of: shape.frame))
    switch shape.style {
    case .fill(let rule): canvas.fill(path, rule: rule, with: pattern)
    case .stroke(let style): canvas.stroke(path, style: DeviceStroke(style, scale: scale), with: pattern)
    }
  }

  /// The paint in device pixels, or nil where a place of it is not a number.
  private func pattern(for paint: Paint, transform: Transform) -> Pattern? {
    switch paint {
    case .color(let color): return .color(color)
    case .linearGradient(let gradient, let start, let end):
      guard let start = DevicePoint(transform.apply(to: start)), let end = DevicePoint(transform.apply(to: end)) else {
        return nil
      }
      return .linearGradient(gradient, start: start, end: end)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      guard let center = DevicePoint(transform.apply(to: center)),
        let startRadius = DevicePoint.units(startRadius * scale), let endRadius = DevicePoint.units(endRadius * scale)
      else { return nil }
      return .radialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    default: return richPattern(for: paint, transform: transform)
    }
  }

  private func richPattern(for paint: Paint, transform: Transform) -> Pattern? {
    switch paint {
    case .color, .linearGradient, .radialGradient: return nil
    case .angularGradient(let gradient, let center, let start, let end):
      // Turns in 1/2^32; angles beyond all numbers have no direction.
      let turns = [start, end - start].map { $0 / (2 * .pi) }
      guard let center = DevicePoint(transform.apply(to: center)), turns.allSatisfy({ abs($0) < 1e6 }) else {
        return nil
      }
      let fixed = turns.map { Int64(($0 * 4_294_967_296).rounded()) }
      return .angularGradient(gradient, center: center, start: fixed[0], sweep: fixed[1])
    case .ellipticalGradient(let gradient, let center, let unit, let startRadius, let endRadius):
      guard let center = DevicePoint(transform.apply(to: center)),
        let unit = DevicePoint(Point(x: unit.width * scale, y: unit.height * scale)),
        abs(startRadius) < 512, abs(endRadius) < 512
      else { return nil }
      let radii = [startRadius, endRadius].map { Int64(($0 * 1_048_576).rounded()) }
      return .ellipticalGradient(gradient, center: center, unit: unit, start: radii[0], end: radii[1])
    case .focalGradient(let gradient, let center, let unit, let focus):
      guard let center = DevicePoint(transform.apply(to: center)), let focus = DevicePoint(transform.apply(to: focus)),
        let unit = DevicePoint(Point(x: unit.width * scale, y: unit.height * scale))
      else { return nil }
      return .focalGradient(gradient, center: center, unit: unit, focus: focus)
    case .meshGradient(let mesh): return mesh.mapped { DevicePoint(transform.apply(to: $0)) }.map(Pattern.meshGradient)
    case .tiles(let image):
      let (frame, end) = (image.frame, Point(x: image.frame.maxX, y: image.frame.maxY))
      guard let corner = DevicePoint(transform.apply(to: frame.origin)),
        let opposite = DevicePoint(transform.apply(to: end))
      else { return nil }
      return .tiles(
        image.bitmap, tile: DeviceRect(corner, opposite), filter: image.interpolation == .nearest ? .nearest : .smooth,
        template: image.templateColor)
    }
  }
}

extension DrawingRenderer {
  func draw(_ image: DrawnImage, into canvas: inout Canvas) {
    guard let frame = DeviceRect(grid.snapped(image.frame)) else { return }
    let filter: ImageFilter = image.interpolation == .nearest ? .nearest : .smooth
    canvas.draw(image.bitmap, in: frame, filter: filter, template: image.templateColor)
  }
}

extension DrawingRenderer {
  func draw(_ layer: DrawnLayer, into canvas: inout Canvas) {
    if drawBackdrop(inside: layer, into: &canvas) { return }
    switch layer.effect {
    case .opacity(let opacity):
      // Not a number is not more than 0 either.
      canvas.layer(opacity: opacity > 0 ? UInt8((min(opacity, 1) * 255).rounded()) : 0) { draw(layer.items, into: &$0) }
    case .clip(let path, let style, let frame):
      let path = DevicePath(path, transform: grid.placement(of: frame))
      switch style {
      case .fill(let rule): canvas.clipped(to: path, rule: rule) { draw(layer.items, into: &$0) }
      case .stroke(let line):
        canvas.clipped(to: path.stroked(DeviceStroke(line, scale: scale))) { draw(layer.items, into: &$0) }
      }
    case .shadow(let color, let radius, let offset):
      canvas.layer(shadow: shadow(color, radius, offset)) { draw(layer.items, into: &$0) }
    case .mirrored(let frame):
      let pixels = grid.snapped(frame)
      // A frame beyond all pictures has nothing to show.
      guard abs(pixels.minX) < 1e9, abs(pixels.maxX) < 1e9, pixels.minX <= pixels.maxX else { return }
      canvas.layer(mirroring: Int(pixels.minX)..<Int(pixels.maxX)) { draw(layer.items, into: &$0) }
    default: drawChanged(layer, into: &canvas)
    }
  }

  /// In a function of its own, since layers lie in each other and the variables of all cases are on the stack at once.
  private func drawChanged(_ layer: DrawnLayer, into canvas: inout Canvas) {
    switch layer.effect {
    case .opacity, .clip, .shadow, .mirrored, .backdrop: break
    case .projected(let map): draw(layer.items, through: map, into: &canvas)
    case .blurred(let radius):
      canvas.layer(blurring: DevicePoint.units(radius * scale) ?? 0) { draw(layer.items, into: &$0) }
    case .recolored(let matrix):
      let inside = Self.recolored(layer.items, by: matrix)
      canvas.layer(colors: inside.changes) { draw(inside.items, into: &$0) }
    case .blended(let mode): canvas.layer(blending: mode) { draw(layer.items, into: &$0) }
    case .masked(let mask):
      canvas.layer(maskedBy: { draw(mask, into: &$0) }, { draw(layer.items, into: &$0) })
    }
  }

  /// What changes of colours that lie in each other change, and these, the innermost first: one layer is enough for all.
  private static func recolored(
    _ items: [DrawingItem], by matrix: ColorMatrix
  ) -> (items: [DrawingItem], changes: [ColorMatrix]) {
    var (items, changes) = (items, [matrix])
    while items.count == 1, case .layer(let inside) = items[0], case .recolored(let next) = inside.effect,
      inside.coveredBackdrop == nil
    {
      (items, changes) = (inside.items, [next] + changes)
    }
    return (items, changes)
  }

  /// Draws a layer that shows what is below; draws nothing of another one.
  @inline(never)
  private func drawBackdrop(inside layer: DrawnLayer, into canvas: inout Canvas) -> Bool {
    guard let covered = layer.coveredBackdrop else { return false }
    let (backdrop, thrown) = (covered.backdrop, covered.shadow)
    canvas.layer(
      backdrop: DevicePoint.units(backdrop.blur * scale) ?? 0, colors: backdrop.colors, tint: backdrop.tint,
      shadow: thrown.map { shadow($0.color, $0.radius, $0.offset) }
    ) { draw(covered.items, into: &$0) }
    return true
  }

  private func shadow(_ color: RGBAColor, _ radius: Double, _ offset: Point) -> LayerShadow {
    LayerShadow(
      color: color, deviation: DevicePoint.units(radius * Self.deviationPerShadowRadius * scale) ?? 0,
      offset: DevicePoint(offset * scale) ?? DevicePoint(x: 0, y: 0))
  }

  /// Draws items in twice the size that they are seen in, so that their edges stay sharp, and then through a map.
  private func draw(_ items: [DrawingItem], through map: Projection, into canvas: inout Canvas) {
    let frame = Self.frame(of: items)
    // With perspective things are enlarged by another amount at each place, and some may be behind the eye.
    let places = map.isAffine ? nil : frame.map { [Point(x: $0.midX, y: $0.midY)] + $0.corners }
    let stretches = (places ?? [.zero]).lazy.compactMap { map.largestStretch(at: $0) }
    guard let stretch = stretches.first(where: { $0.isFinite && $0 > 0 }) else { return }
    // A power of two, so that nothing is lost by it.
    var detail = 2.0
    while detail < 2 * stretch, detail < 16 { detail *= 2 }
    while detail > 4 * stretch, detail > 1.0 / 64 { detail /= 2 }
    // Memory is not endless.
    while detail > Self.leastDetail,
      !canvas.hasRoom(forLayerThrough: seen(map, detail), around: frame?.scaled(by: scale * detail))
    {
      detail /= 2
    }
    let fine = DrawingRenderer(scale: scale * detail)
    canvas.layer(through: seen(map, detail), around: frame?.scaled(by: fine.scale)) { fine.draw(items, into: &$0) }
  }

  /// A millionth of a pixel for a pixel.
  private static let leastDetail = 1.0 / 1_048_576

  /// A map of points as one from the pixels of a layer that is drawn some times as large.
  private func seen(_ map: Projection, _ detail: Double) -> Projection {
    let toPoints = Projection(.scale(x: 1 / (scale * detail), y: 1 / (scale * detail)))
    return toPoints.then(map).then(Projection(.scale(x: scale, y: scale)))
  }

  /// The smallest rectangle around the frames of items in points; nil where nothing has one.
  private static func frame(of items: [DrawingItem]) -> Rect? {
    items.lazy.compactMap { item -> Rect? in
      switch item {
      case .shape(let shape): return shape.frame
      case .text(let text): return text.frame
      case .image(let image): return image.frame
      case .layer(let layer):
        let inside = frame(of: layer.items)
        guard case .projected(let map) = layer.effect else { return inside }
        return inside.flatMap { map.bounds(of: $0) }
      }
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The standard deviation of a shadow's blur by its radius, measured on pictures of iOS: 7.3 points at a radius of 8,
  /// 11.3 points at a radius of 12.
  private static let deviationPerShadowRadius = 0.935
}

extension DrawingRenderer {
  /// The version of Stills; a release raises it where it stands in the README too.
  private static let stillsVersion = "1.0.0"

  /// What drawings become pixels with, each part with its version, such as `FreeType 2.13.2`.
  package static let versions =
    ["Stills \(stillsVersion)"] + TypesettingLibraries.versions + [PNGDecoder.library]
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
  }
}
