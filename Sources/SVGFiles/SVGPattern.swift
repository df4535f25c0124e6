import PlaneGeometry
import TextFormats
import VectorPictures

extension SVGReader {
  /// What a pattern shows in an area, again and again; nil for a paint that is no pattern.
  /// - Parameters:
  ///   - area: what is painted, in coordinates of the shape.
  ///   - bounds: what shares are shares of; nil is the area.
  mutating func tiles(
    of paint: SVGStyle.Paint, _ area: Rect, _ own: Surroundings, inSharesOf bounds: Rect? = nil
  ) throws(SVGError) -> [VectorItem]? {
    guard case .reference(let name, _) = paint, tree[name]?.name == "pattern" else { return nil }
    let bounds = bounds ?? area
    return try follow(name) { (reader: inout SVGReader, target) throws(SVGError) in
      let (attributes, source) = try reader.tree.inherited(by: target) { _ in true }
      guard let pattern = try SVGPattern(attributes, bounds, own) else { return [] }
      let before = reader.count
      let style = try SVGStyle().inherited(by: target.attributes, diagonal: own.diagonal)
      let inside = Surroundings(style: style, map: pattern.content.then(pattern.placement), whole: pattern.whole)
      var items = reader.items(of: source, inside)
      if attributes["overflow"] != "visible" {
        items = [.clipped(items, to: Path { $0.addRect(pattern.tile) }, .nonZero, pattern.placement)]
      }
      let ways = try pattern.ways(in: area)
      // A pattern in a pattern could multiply a few elements without end.
      let copies = (ways.count + 1) * (reader.count - before)
      let count = before + copies
      guard count < SVGLimits.elements else {
        // What is left out does not count against what follows.
        reader.count = before
        throw SVGError("the pattern \(name.quoted) is left out, because it has too many elements")
      }
      try reader.spend((copies + ways.count) / DrawingBudget.Price.share)
      reader.count = count
      return ways.flatMap { way in items.map { $0.moved(by: way) } }
    }
  }
}

/// Where a pattern is repeated.
private struct SVGPattern {
  /// What is repeated, in coordinates of the pattern.
  let tile: Rect
  /// From the contents to the pattern, from there to the shape, and to the picture.
  let content, transform, placement: Transform
  /// What 100 % are in the contents.
  let whole: Size

  /// Nil for a pattern without extent, which paints nothing.
  init?(_ attributes: [String: String], _ bounds: Rect, _ own: SVGReader.Surroundings) throws(SVGError) {
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    let isInBounds = attributes["patternUnits"] != "userSpaceOnUse"
    let extents = isInBounds ? unit.size : own.whole
    func length(_ name: String, _ whole: Double) throws(SVGError) -> Double {
      try ValueScanner.length(attributes[name] ?? "0", of: name, whole: whole)
    }
    var tile = Rect(
      x: try length("x", extents.width), y: try length("y", extents.height),
      width: try length("width", extents.width), height: try length("height", extents.height))
    if isInBounds {
      tile = Rect(
        x: bounds.minX + tile.minX * bounds.width, y: bounds.minY + tile.minY * bounds.height,
        width: tile.width * bounds.width, height: tile.height * bounds.height)
    }
    guard tile.width > 0, tile.height > 0 else { return nil }
    self.tile = tile
    transform =
      try attributes["patternTransform"].map { value throws(SVGError) in
        try Transform(svg: value, of: "patternTransform")
      } ?? .identity
    placement = transform.then(own.map)
    if let box = try SVGViewport.box(attributes) {
      let viewport = try SVGViewport(size: tile.size, box: box, aspect: attributes["preserveAspectRatio"])
      content = viewport.placement.then(.translation(x: tile.minX, y: tile.minY))
      whole = viewport.box.size
    } else if attributes["patternContentUnits"] == "objectBoundingBox" {
      content = .mapping(unit, onto: bounds)
      whole = unit.size
    } else {
      content = .identity
      whole = own.whole
    }
  }

  /// How far the tile is moved in the picture for each place in an area of the shape where some of it may be seen.
  func ways(in area: Rect) throws(SVGError) -> [Point] {
    guard let back = transform.inverse else { return [] }
    let corners = area.corners.map { back.apply(to: $0) }
    func places(_ values: [Double], _ start: Double, _ length: Double) throws(SVGError) -> ClosedRange<Double> {
      let first = (((values.min() ?? 0) - start) / length).rounded(.down)
      let last = max(first, (((values.max() ?? 0) - start) / length).rounded(.up) - 1)
      guard first.isFinite, last.isFinite else {
        throw SVGError("a pattern is left out, because its patternTransform is beyond all numbers")
      }
      return first...last
    }
    let columns = try places(corners.map(\.x), tile.minX, tile.width)
    let rows = try places(corners.map(\.y), tile.minY, tile.height)
    let count = (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
    guard count <= Double(SVGLimits.tiles) else {
      throw SVGError("a pattern is left out, because it is repeated more than \(SVGLimits.tiles) times")
    }
    let origin = placement.apply(to: .zero)
    return stride(from: rows.lowerBound, through: rows.upperBound, by: 1).flatMap { row in
      stride(from: columns.lowerBound, through: columns.upperBound, by: 1).map { column in
        placement.apply(to: Point(x: column * tile.width, y: row * tile.height)) - origin
      }
    }
  }
}
