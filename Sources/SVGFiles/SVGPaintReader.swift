import PixelImages
import PlaneGeometry
import TextFormats

/// Finds what a shape is painted with.
struct SVGPaintReader {
  let tree: SVGTree
  /// What the shape fills, in its own coordinates.
  let bounds: Rect
  /// What 100 % are.
  let whole: Size

  /// The paint; nil where there is none.
  func paint(_ paint: SVGStyle.Paint, _ opacity: Double, _ color: RGBAColor) throws(SVGError) -> SVGPaint? {
    switch paint {
    case .none: return nil
    case .color(let color): return .color(color.faded(by: opacity))
    case .reference(let name, let otherwise):
      if let element = tree[name] { return try gradient(element, opacity, color) }
      guard let otherwise else { throw SVGError("there is no gradient \(name.quoted) in it, which it refers to") }
      return try self.paint(otherwise, opacity, color)
    }
  }

  private func gradient(_ element: SVGElement, _ opacity: Double, _ color: RGBAColor) throws(SVGError) -> SVGPaint? {
    guard element.name.hasSuffix("Gradient") else { throw .undrawn("The paint <\(element.name)>") }
    let (attributes, source) = inherited(by: element)
    if let spread = attributes["spreadMethod"], spread != "pad" {
      throw .undrawn("A gradient with spreadMethod=\(spread.quoted)")
    }
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
      return .linear(
        gradient, start: Point(x: try place("x1", "0%", whole.width), y: try place("y1", "0%", whole.height)),
        end: Point(x: try place("x2", "100%", whole.width), y: try place("y2", "0%", whole.height)), map)
    }
    let center = Point(x: try place("cx", "50%", whole.width), y: try place("cy", "50%", whole.height))
    let focus = Point(
      x: try attributes["fx"] == nil ? center.x : place("fx", "", whole.width),
      y: try attributes["fy"] == nil ? center.y : place("fy", "", whole.height))
    if focus != center || attributes["fr"].map({ Double($0) != 0 }) == true {
      throw .undrawn("A radial gradient with a focus beside its centre")
    }
    let diagonal = ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot()
    return .radial(gradient, center: center, radius: try place("r", "50%", diagonal), map)
  }

  /// A gradient takes what it does not say from the one that it refers to: attributes, and colours from the first with any.
  private func inherited(by element: SVGElement) -> (attributes: [String: String], stops: SVGElement) {
    var (attributes, stops, source) = (element.attributes, element, element)
    for _ in 0..<SVGLimits.depth {
      guard let name = source.reference, let next = tree[name] else { break }
      attributes.merge(next.attributes) { own, _ in own }
      if !stops.children.contains(where: { $0.name == "stop" }) { stops = next }
      source = next
    }
    return (attributes, stops)
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
