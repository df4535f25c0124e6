import Drawings
import Foundation
import PixelImages
import PlaneGeometry
import TextFormats
import VectorPictures

/// Makes painted paths of elements.
struct SVGReader {
  let tree: SVGTree
  private(set) var problems: [String]
  private var told: Set<SVGError> = []
  /// The names of the elements that are being followed, the outermost first.
  private(set) var followed: [String] = []
  var budget: DrawingBudget
  private var depth = 0
  /// The elements that were drawn so far.
  var count = 0

  init(_ tree: SVGTree) {
    self.tree = tree
    problems = tree.problems
    budget = DrawingBudget(fileOf: tree.byteCount)
  }

  /// What an element inherits, and where it lies.
  struct Surroundings {
    var style: SVGStyle
    /// To the points of the picture.
    var map: Transform
    /// What 100 % are.
    var whole: Size

    var diagonal: Double { ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot() }
  }

  mutating func items(in viewport: SVGViewport) throws(SVGError) -> [VectorItem] {
    var outer = Surroundings(style: SVGStyle(), map: viewport.placement, whole: viewport.box.size)
    outer.style = try outer.style.inherited(by: tree.root.attributes, diagonal: outer.diagonal)
    return items(of: tree.root, outer)
  }

  /// What is in an element; what of it cannot be drawn is told.
  mutating func items(of element: SVGElement, _ outer: Surroundings) -> [VectorItem] {
    element.children.flatMap { items($0, outer) }
  }

  mutating func report(_ problem: SVGError) {
    guard told.count < SVGLimits.problems, told.insert(problem).inserted else { return }
    problems.append(problem.description)
  }

  /// Elements that draw nothing by themselves.
  private static let silent: Set = [
    "defs", "title", "desc", "metadata", "linearGradient", "radialGradient", "clipPath", "mask", "symbol", "style",
    "filter", "pattern", "marker", "view",
  ]

  private mutating func items(_ element: SVGElement, _ outer: Surroundings) -> [VectorItem] {
    if Self.silent.contains(element.name) || element.name.contains(":") || !element.isShown { return [] }
    guard count < SVGLimits.elements, depth < SVGLimits.depth else {
      report(
        SVGError(
          "parts of it are left out from its element \(element.tag) on, because it has too many elements, or nests them too "
            + "deep"))
      return []
    }
    count += 1
    depth += 1
    defer { depth -= 1 }
    do {
      try spend(1)
      return try drawn(element, outer)
    } catch {
      report(error)
      return []
    }
  }

  private mutating func drawn(_ element: SVGElement, _ outer: Surroundings) throws(SVGError) -> [VectorItem] {
    let attributes = element.attributes
    var inner = outer
    inner.style = try outer.style.inherited(by: attributes, diagonal: outer.diagonal)
    inner.map = try Transform(of: attributes, whole: outer.whole).then(outer.map)
    for (name, neutral) in SVGStyle.undrawn.sorted(by: { $0.key < $1.key }) {
      if let value = attributes[name], !neutral.contains(value) {
        report(.undrawn("The attribute \(name)=\(value.quoted)"))
      }
    }
    var items: [VectorItem]
    var bounds: Rect?
    switch element.name {
    case "g", "a": items = self.items(of: element, inner)
    case "switch": items = element.children.first(where: \.isShown).map { self.items($0, inner) } ?? []
    case "svg": items = try nested(element, inner, size: nil)
    case "use": items = try used(by: element, inner)
    default:
      guard let path = try Path(svg: element, whole: outer.whole) else {
        throw .undrawn("The element <\(element.name)>")
      }
      for child in element.children where !["title", "desc", "metadata"].contains(child.name) {
        report(.undrawn("The element <\(child.name)> in <\(element.name)>"))
      }
      if let value = attributes["pathLength"], !inner.style.line.dashes.isEmpty {
        report(.undrawn("The attribute pathLength=\(value.quoted) of a dashed line"))
      }
      try spend(path.elements.count / DrawingBudget.Price.share)
      bounds = path.bounds
      items = try shape(
        path, inner, order: SVGPaintOrder(attributes["paint-order"]), markers(for: element, path, inner))
    }
    if items.isEmpty { return [] }
    items = try clipped(items, attributes, inner, bounds)
    if let value = attributes["opacity"] {
      let opacity = try SVGStyle.opacity(value, of: "opacity")
      if opacity < 1 {
        try spend(DrawingBudget.Price.layer)
        items = [.faded(items, opacity: opacity)]
      }
    }
    return items
  }

  // MARK: Elements that stand for others

  /// Follows a reference, which must not lead back to itself.
  mutating func follow<Result>(
    _ name: String, _ body: (inout SVGReader, SVGElement) throws(SVGError) -> Result
  ) throws(SVGError) -> Result {
    guard let target = tree[name] else {
      throw SVGError("there is no element \(name.quoted) in it, which it refers to")
    }
    guard !followed.contains(name) else { throw SVGError("the element \(name.quoted) refers to itself") }
    followed.append(name)
    defer { followed.removeLast() }
    return try body(&self, target)
  }

  private mutating func used(by element: SVGElement, _ outer: Surroundings) throws(SVGError) -> [VectorItem] {
    guard let name = element.reference else {
      let place = element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
      throw .undrawn("The element <use> of \(place.quoted), which is not in the file,")
    }
    var inner = outer
    let (x, y) = (try element.length("x", outer.whole.width), try element.length("y", outer.whole.height))
    inner.map = Transform.translation(x: x, y: y).then(outer.map)
    return try follow(name) { (reader: inout SVGReader, target) throws(SVGError) in
      guard target.name == "symbol" || target.name == "svg" else { return reader.items(target, inner) }
      let size = Size(
        width: try element.length("width", inner.whole.width, otherwise: inner.whole.width),
        height: try element.length("height", inner.whole.height, otherwise: inner.whole.height))
      inner.style = try inner.style.inherited(by: target.attributes, diagonal: inner.diagonal)
      return try reader.nested(target, inner, size: size)
    }
  }

  /// What is in an element with a viewport of its own, cut off at its edge.
  private mutating func nested(
    _ element: SVGElement, _ outer: Surroundings, size: Size?
  ) throws(SVGError) -> [VectorItem] {
    let whole = outer.whole
    let corner = Point(x: try element.length("x", whole.width), y: try element.length("y", whole.height))
    let own = Size(
      width: try element.length("width", whole.width, otherwise: whole.width),
      height: try element.length("height", whole.height, otherwise: whole.height))
    let size = size ?? own
    guard size.width > 0, size.height > 0 else { return [] }
    let viewport = try SVGViewport(
      size: size, box: SVGViewport.box(element.attributes), aspect: element.attributes["preserveAspectRatio"])
    let place = Transform.translation(x: corner.x, y: corner.y).then(outer.map)
    let items = items(
      of: element, Surroundings(style: outer.style, map: viewport.placement.then(place), whole: viewport.box.size))
    if items.isEmpty || element.attributes["overflow"] == "visible" { return items }
    try spend(DrawingBudget.Price.layer)
    let edge = Path { $0.addRect(Rect(origin: .zero, size: size)) }
    return [.clipped(items, to: edge, .nonZero, place)]
  }

  // MARK: Shapes

  private mutating func shape(
    _ path: Path, _ own: Surroundings, order: SVGPaintOrder, _ markers: [VectorItem]
  ) throws(SVGError) -> [VectorItem] {
    let style = own.style
    guard style.isVisible, !path.isEmpty else { return [] }
    let items = try painted(path, own, order)
    return order.areMarkersFirst ? markers + items : items + markers
  }

  private mutating func painted(
    _ path: Path, _ own: Surroundings, _ order: SVGPaintOrder
  ) throws(SVGError) -> [VectorItem] {
    let style = own.style
    for paint in [style.fill, style.stroke] {
      guard case .reference(let name, _) = paint, let element = tree[name] else { continue }
      try spend(element.children.count / DrawingBudget.Price.share)
    }
    let reach = style.hasLine ? style.line.width * max(style.line.miterLimit, 1) / 2 : 0
    let bounds = path.bounds ?? .zero
    let paints = SVGPaintReader(tree: tree, bounds: bounds, whole: own.whole, reach: reach)
    let fillTiles = try tiles(of: style.fill, bounds, own)
    let lineTiles =
      style.hasLine ? try tiles(of: style.stroke, bounds.insetBy(dx: -reach, dy: -reach), own, inSharesOf: bounds) : nil
    var whole = VectorShape(
      path: path, fill: nil, rule: style.rule, clipRule: style.clipRule, line: nil,
      isLineFirst: order.isLineFirst, map: own.map)
    if fillTiles == nil { whole.fill = try paints.paint(style.fill, style.fillOpacity, style.color) }
    if style.hasLine, lineTiles == nil, let paint = try paints.paint(style.stroke, style.strokeOpacity, style.color) {
      whole.line = VectorShape.Line(style: style.line, paint: paint)
    }
    guard fillTiles != nil || lineTiles != nil else { return [.shape(whole)] }
    // What is painted with a pattern is an item of its own.
    var (fill, line) = (whole, whole)
    (fill.line, line.fill) = (nil, nil)
    var items = [VectorItem.shape(fill), .shape(line)]
    if let fillTiles {
      items[0] = .faded([.clipped(fillTiles, to: path, style.rule, own.map)], opacity: style.fillOpacity)
    }
    if let lineTiles {
      line.line = VectorShape.Line(style: style.line, paint: .color(.black))
      items[1] = .faded([.masked(lineTiles, by: [.shape(line)], isByLight: false)], opacity: style.strokeOpacity)
    }
    return whole.isLineFirst ? items.reversed() : items
  }

}

extension SVGElement {
  /// The element's name, with the one that the file gives it.
  fileprivate var tag: String { "<\(name)" + (attributes["id"].map { " id=\($0.quoted)" } ?? "") + ">" }

  /// Whether the element is drawn: nothing is known here of what `requiredExtensions` names.
  fileprivate var isShown: Bool { attributes["display"] != "none" && attributes["requiredExtensions"] == nil }

  func length(_ name: String, _ whole: Double, otherwise: Double = 0) throws(SVGError) -> Double {
    guard let value = attributes[name], value != "auto" else { return otherwise }
    return try ValueScanner.length(value, of: name, whole: whole)
  }
}
