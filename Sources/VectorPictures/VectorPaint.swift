import Drawings
package import PixelImages
package import PlaneGeometry

/// What a shape is painted with, before it is known where; places are in the shape's own coordinates after a map.
package enum VectorPaint: Equatable, Sendable {
  case color(RGBAColor)
  case linear(Gradient, start: Point, end: Point, Transform)
  case radial(Gradient, center: Point, radius: Double, focus: Point, Transform)

  /// A path that is painted.
  /// - Parameter placement: from the path's coordinates to the drawing's.
  func item(_ path: Path, _ style: DrawnShape.Style, _ placement: Transform, _ place: VectorPlace) -> DrawingItem {
    let contours = path.transformed(by: placement)
    func shape(_ path: Path, _ style: DrawnShape.Style, _ paint: Paint) -> DrawingItem {
      .shape(DrawnShape(name: place.name, frame: place.frame, path: path, style: style, paint: paint))
    }
    switch self {
    case .color(let color): return shape(contours, style, .color(color))
    case .linear(let gradient, let start, let end, let map):
      return shape(contours, style, Self.linear(gradient, start, end, map.then(placement)))
    case .radial(let gradient, let center, let radius, let focus, let own):
      let map = own.then(placement)
      if let unit = Self.unit(radius, map) {
        let (center, focus) = (map.apply(to: center), map.apply(to: focus))
        return shape(contours, style, Self.radial(gradient, center, unit, focus))
      }
      // A slanted ellipse: a circle's colours through the map, seen where the shape is.
      guard let back = map.inverse, let bounds = contours.controlBounds else {
        return shape(contours, style, .color(.clear))
      }
      var reach = 0.0
      if case .stroke(let line) = style { reach = line.width * max(line.miterLimit, 2) }
      let area = Path { $0.addRect(bounds.insetBy(dx: -reach - 1, dy: -reach - 1)) }
      let background = shape(
        area.transformed(by: back), .fill(.nonZero),
        Self.radial(gradient, center, Size(width: radius, height: radius), focus))
      return .layer(
        DrawnLayer(
          .masked(by: [shape(contours, style, .color(.black))]),
          items: [.layer(DrawnLayer(.projected(Projection(map)), items: [background]))]))
    }
  }

  /// Half the extents of the ellipse along the axes that a circle becomes; nil for a slanted one.
  private static func unit(_ radius: Double, _ map: Transform) -> Size? {
    if let scale = map.uniformScale { return Size(width: radius * scale, height: radius * scale) }
    guard map.b == 0, map.c == 0 else { return nil }
    return Size(width: abs(map.a) * radius, height: abs(map.d) * radius)
  }

  private static func radial(_ gradient: Gradient, _ center: Point, _ unit: Size, _ focus: Point) -> Paint {
    if focus != center { return .focalGradient(gradient, center: center, unit: unit, focus: focus) }
    if unit.width == unit.height {
      return .radialGradient(gradient, center: center, startRadius: 0, endRadius: unit.width)
    }
    return .ellipticalGradient(gradient, center: center, unit: unit, startRadius: 0, endRadius: 1)
  }

  /// Lines of one colour stay lines where they are mapped; across them is the direction to the last colour.
  private static func linear(_ gradient: Gradient, _ start: Point, _ end: Point, _ map: Transform) -> Paint {
    let vector = end - start
    let square = vector.x * vector.x + vector.y * vector.y
    let last = gradient.stops.last?.color ?? .clear
    guard let inverse = map.inverse, square > 0 else { return .color(last) }
    // How fast the place in the gradient grows along x and y.
    let slope = Point(
      x: (inverse.a * vector.x + inverse.b * vector.y) / square,
      y: (inverse.c * vector.x + inverse.d * vector.y) / square)
    let steepness = slope.x * slope.x + slope.y * slope.y
    guard steepness > 0 else { return .color(last) }
    let first = map.apply(to: start)
    return .linearGradient(gradient, start: first, end: first + slope * (1 / steepness))
  }
}
