import PlaneGeometry

extension Path {
  /// The contours of an element, after "SVG 2", chapter 10; nil for one that is no shape.
  /// - Parameter whole: what 100 % are.
  init?(svg element: SVGElement, whole: Size) throws(SVGError) {
    func x(_ name: String) throws(SVGError) -> Double { try element.length(name, whole.width) }
    func y(_ name: String) throws(SVGError) -> Double { try element.length(name, whole.height) }
    switch element.name {
    case "path": self = try Path(svg: element.attributes["d"] ?? "")
    case "rect": self = try .rectangle(element, whole: whole)
    case "circle":
      let diagonal = ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot()
      let radius = try element.length("r", diagonal)
      self = .ellipse(Point(x: try x("cx"), y: try y("cy")), Size(width: radius, height: radius))
    case "ellipse":
      let radii = Size(width: try x("rx"), height: try y("ry"))
      let (hasX, hasY) = (element.says("rx"), element.says("ry"))
      self = .ellipse(
        Point(x: try x("cx"), y: try y("cy")),
        Size(width: hasX ? radii.width : radii.height, height: hasY ? radii.height : radii.width))
    case "line":
      self.init()
      move(to: Point(x: try x("x1"), y: try y("y1")))
      addLine(to: Point(x: try x("x2"), y: try y("y2")))
    case "polyline", "polygon":
      self.init()
      var scanner = ValueScanner(element.attributes["points"] ?? "", of: "points")
      while !scanner.isAtEnd {
        let (x, y) = try scanner.point()
        addLine(to: Point(x: x, y: y))
      }
      if element.name == "polygon" { close() }
    default: return nil
    }
  }

  private static func ellipse(_ center: Point, _ radii: Size) -> Path {
    guard radii.width > 0, radii.height > 0 else { return Path() }
    let corner = Point(x: center.x - radii.width, y: center.y - radii.height)
    let frame = Rect(origin: corner, size: Size(width: 2 * radii.width, height: 2 * radii.height))
    return Path { $0.addEllipse(in: frame) }
  }

  private static func rectangle(_ element: SVGElement, whole: Size) throws(SVGError) -> Path {
    let rect = Rect(
      x: try element.length("x", whole.width), y: try element.length("y", whole.height),
      width: try element.length("width", whole.width), height: try element.length("height", whole.height))
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let (rx, ry) = (try element.length("rx", whole.width), try element.length("ry", whole.height))
    // A radius that is not said is the other one; each is at most half of its side.
    let corner = Size(
      width: min(element.says("rx") ? rx : ry, rect.width / 2),
      height: min(element.says("ry") ? ry : rx, rect.height / 2))
    return Path { $0.addRoundedRect(rect, cornerSize: corner, style: .circular) }
  }
}

extension SVGElement {
  fileprivate func says(_ name: String) -> Bool { attributes[name].map { $0 != "auto" } ?? false }
}
