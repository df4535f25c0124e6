import PixelImages
import PlaneGeometry
import TextFormats
import VectorPictures

/// Finds what a shape is painted with.
struct SVGPaintReader {
  let tree: SVGTree
  /// What the shape fills, in its own coordinates.
  let bounds: Rect
  /// What 100 % are.
  let whole: Size
  /// How far the shape's line reaches out of that.
  let reach: Double

  /// The paint; nil where there is none.
  func paint(_ paint: SVGStyle.Paint, _ opacity: Double, _ color: RGBAColor) throws(SVGError) -> VectorPaint? {
    switch paint {
    case .none: return nil
    case .color(let color): return .color(color.faded(by: opacity))
    case .reference(let name, let otherwise):
      if let element = tree[name] { return try gradient(element, opacity, color) }
      guard let otherwise else { throw SVGError("there is no gradient \(name.quoted) in it, which it refers to") }
      return try self.paint(otherwise, opacity, color)
    }
  }

  private func gradient(_ element: SVGElement, _ opacity: Double, _ color: RGBAColor) throws(SVGError) -> VectorPaint? {
    guard element.name.hasSuffix("Gradient") else { throw .undrawn("The paint <\(element.name)>") }
    let (attributes, source) = try tree.inherited(by: element) { $0.name == "stop" }
    let spread = try SVGSpread(attributes["spreadMethod"] ?? "pad", over: bounds.insetBy(dx: -reach, dy: -reach))
    let gradient = try stops(of: source, opacity, color)
    if gradient.stops.count < 2 { return gradient.stops.first.map { .color($0.color) } }

    let isInBounds = attributes["gradientUnits"] != "userSpaceOnUse"
    // A shape without an extent has no shares.
    if isInBounds, bounds.width == 0 || bounds.height == 0 { return nil }
    let whole = isInBounds ? Size(width: 1, height: 1) : whole
    func place(_ name: String, _ other: String, _ whole: Double) throws(SVGError) -> Double {
      try ValueScanner.length(attributes[name] ?? other, of: name, whole: whole)
    }
    var map =
      try attributes["gradientTransform"].map { value throws(SVGError) in
        try Transform(svg: value, of: "gradientTransform")
      } ?? .identity
    if isInBounds { map = map.then(.mapping(Rect(x: 0, y: 0, width: 1, height: 1), onto: bounds)) }
    if element.name == "linearGradient" {
      let start = Point(x: try place("x1", "0%", whole.width), y: try place("y1", "0%", whole.height))
      let end = Point(x: try place("x2", "100%", whole.width), y: try place("y2", "0%", whole.height))
      return try spread.linear(gradient, start: start, end: end, map)
    }
    let center = Point(x: try place("cx", "50%", whole.width), y: try place("cy", "50%", whole.height))
    let focus = Point(
      x: try attributes["fx"] == nil ? center.x : place("fx", "", whole.width),
      y: try attributes["fy"] == nil ? center.y : place("fy", "", whole.height))
    let diagonal = ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot()
    let circles = SVGCircles(
      center: center, radius: try place("r", "50%", diagonal), focus: focus,
      focusRadius: try place("fr", "0%", diagonal))
    return try circles.paint(gradient, spread, map)
  }

  private func stops(of element: SVGElement, _ opacity: Double, _ current: RGBAColor) throws(SVGError) -> Gradient {
    var stops: [Gradient.Stop] = []
    for stop in element.children where stop.name == "stop" {
      let attributes = stop.attributes
      let location = try SVGStyle.opacity(attributes["offset"] ?? "0", of: "offset")
      let value = attributes["stop-color"] ?? "black"
      let color = value == "currentColor" ? current : try RGBAColor(svg: value, of: "stop-color")
      let own = try SVGStyle.opacity(attributes["stop-opacity"] ?? "1", of: "stop-opacity")
      // A colour never lies before the one that is said before.
      stops.append(.init(color: color.faded(by: own * opacity), location: max(location, stops.last?.location ?? 0)))
    }
    return Gradient(stops: stops)
  }
}

/// The first and the last circle of a radial gradient.
private struct SVGCircles {
  let center: Point
  let radius: Double
  let focus: Point
  let focusRadius: Double

  func paint(_ gradient: Gradient, _ spread: SVGSpread, _ map: Transform) throws(SVGError) -> VectorPaint {
    guard focusRadius > 0 else {
      return try spread.radial(gradient, center: center, radius: radius, focus: inside, map)
    }
    guard focusRadius < radius, spread.isPadded else {
      throw .undrawn("A radial gradient whose focus has a radius, and which is repeated or ends in a smaller circle,")
    }
    // The circles shrink to a point beyond the first one: from there the gradient begins with its first colour.
    let start = -focusRadius / (radius - focusRadius)
    let stops = gradient.stops.map { stop in
      Gradient.Stop(color: stop.color, location: (stop.location - start) / (1 - start))
    }
    let point = inside + (center - inside) * start
    return try spread.radial(Gradient(stops: stops), center: center, radius: radius, focus: point, map)
  }

  /// The focus, or the place nearly on the circle in its direction where it lies farther out, as in "SVG 1.1".
  private var inside: Point {
    let vector = focus - center
    let (length, limit) = ((vector.x * vector.x + vector.y * vector.y).squareRoot(), (radius - focusRadius) * 0.99)
    return length > limit ? center + vector * (limit / length) : focus
  }
}
