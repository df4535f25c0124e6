import PixelImages
import PlaneGeometry
import TextFormats
import VectorPictures

/// Colours that change along a line, between two circles, or between the corners of triangles, "ISO 32000-1", 8.7.4.5.
struct PDFShading {
  private enum Geometry {
    case axial(Point, Point)
    case radial(Point, Double, Point, Double)
    case triangles(PDFTriangles)
  }

  private let geometry: Geometry
  private let gradient: Gradient
  /// Whether the first and the last colour go on.
  private let extends: (start: Bool, end: Bool)
  private let background: RGBAColor?
  private let box: Rect?

  init(_ object: PDFObject, _ resources: PDFDictionary) throws(PDFError) {
    let dictionary = PDFDictionary(entries: object.entries ?? [:], file: resources.file)
    let space = try PDFColorSpace(dictionary["ColorSpace"], resources)
    background = dictionary.numbers("Background").flatMap { space.color($0) }
    box = PDFPage.rect(dictionary.numbers("BBox"))
    let type = dictionary["ShadingType"].integer ?? 0
    if [4, 5].contains(type), case .stream(let stream) = object {
      geometry = .triangles(try PDFTriangles(stream, dictionary, space))
      (gradient, extends) = (Gradient(stops: []), (false, false))
      return
    }
    guard type == 2 || type == 3 else {
      throw .undrawn(
        "A shading \([1: "by a function of the place", 6: "of patches", 7: "of patches"][type] ?? "of an unknown type")"
      )
    }
    guard let places = dictionary.numbers("Coords"), places.count == (type == 2 ? 4 : 6),
      places.allSatisfy({ abs($0) < 1e9 })
    else { throw PDFError("a shading in it does not say where it lies") }
    geometry =
      type == 2
      ? .axial(Point(x: places[0], y: places[1]), Point(x: places[2], y: places[3]))
      : .radial(
        Point(x: places[0], y: places[1]), max(places[2], 0), Point(x: places[3], y: places[4]), max(places[5], 0))
    let extend = dictionary["Extend"].array ?? []
    extends = (extend.first?.bool ?? false, extend.last?.bool ?? false)
    let domain = dictionary.numbers("Domain") ?? [0, 1]
    guard domain.count == 2 else { throw PDFError("a shading in it has a Domain that cannot be read") }
    let function = try PDFFunction(dictionary["Function"], resources.file)
    gradient = Self.gradient(function, space, from: domain[0], to: domain[1])
  }

  private static func gradient(
    _ function: PDFFunction, _ space: PDFColorSpace, from low: Double, to high: Double
  ) -> Gradient {
    let places = function.places(from: low, to: high, isMixed: space.isMixed).prefix(4096)
    let all = places.first == nil ? [0, 1] : Array(places)
    return Gradient(
      stops: all.sorted().map { place in
        let values = function.values([low + place * (high - low)])
        return Gradient.Stop(color: space.color(values) ?? .clear, location: min(max(place, 0), 1))
      })
  }

  /// The colour below a pattern, if there is one.
  func background(in area: Rect) -> [VectorItem] {
    background.map { [Self.shape(Path { $0.addRect(area) }, .color($0))] } ?? []
  }

  /// What is painted in a part of the picture.
  /// - Parameter map: from the shading to the points of the picture.
  func items(in area: Rect, _ map: Transform, _ reader: PDFReader) throws(PDFError) -> [VectorItem] {
    guard let back = map.inverse else { return [] }
    // What is seen, in coordinates of the shading.
    let corners = area.corners.map { back.apply(to: $0) }
    var items: [VectorItem]
    switch geometry {
    case .axial(let start, let end): items = axial(start, end, corners, map)
    case .triangles(let triangles): items = try triangles.item(in: area, map, reader).map { [$0] } ?? []
    case .radial(let first, let radius, let last, let end): items = radial(first, radius, last, end, corners, area, map)
    }
    if let box {
      items = [.clipped(items, to: Path { $0.addRect(box) }, .nonZero, map)]
    }
    return items
  }

  private static func shape(_ path: Path, _ paint: VectorPaint, _ map: Transform = .identity) -> VectorItem {
    .shape(VectorShape(path: path, fill: paint, rule: .evenOdd, map: map))
  }

  // MARK: Along a line

  private func axial(_ start: Point, _ end: Point, _ corners: [Point], _ map: Transform) -> [VectorItem] {
    let vector = end - start
    let length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
    guard length > 0 else { return [] }
    let along = vector * (1 / length)
    let across = Point(x: -along.y, y: along.x)
    let reach = corners.map { Self.length($0 - start) }.max() ?? 0
    let (from, to) = (extends.start ? -reach - 1 : 0, extends.end ? reach + length + 1 : length)
    let strip = Path { path in
      for (index, corner) in [(from, -1.0), (to, -1), (to, 1), (from, 1)].enumerated() {
        let point = start + along * corner.0 + across * (corner.1 * (reach + 1))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
    }
    return [Self.shape(strip, .linear(gradient, start: start, end: end, .identity), map)]
  }

  private static func length(_ vector: Point) -> Double { (vector.x * vector.x + vector.y * vector.y).squareRoot() }

  // MARK: Between circles

  private func radial(
    _ first: Point, _ firstRadius: Double, _ last: Point, _ lastRadius: Double, _ corners: [Point], _ area: Rect,
    _ map: Transform
  ) -> [VectorItem] {
    // From the smaller to the larger circle.
    guard firstRadius <= lastRadius else {
      let mirrored = gradient.stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
      var other = self
      other = PDFShading(
        geometry: .radial(last, lastRadius, first, firstRadius), gradient: Gradient(stops: mirrored),
        extends: (extends.end, extends.start), background: background, box: box)
      return other.radial(last, lastRadius, first, firstRadius, corners, area, map)
    }
    let distance = Self.length(last - first)
    guard lastRadius > 0, distance + firstRadius < lastRadius * 0.999 else {
      return discs(first, firstRadius, last, lastRadius, corners, map)
    }
    // The circles shrink to a point within the first one: from there the gradient begins with its first colour.
    let begin = -firstRadius / (lastRadius - firstRadius)
    let focus = first + (last - first) * begin
    let stops = gradient.stops.map {
      Gradient.Stop(color: $0.color, location: ($0.location - begin) / (1 - begin))
    }
    let reach = (corners.map { Self.length($0 - last) }.max() ?? 0) + lastRadius
    var path = Path { $0.addEllipse(around: last, radius: extends.end ? reach : lastRadius) }
    if !extends.start, firstRadius > 0 { path.addEllipse(around: first, radius: firstRadius) }
    return [
      Self.shape(path, .radial(Gradient(stops: stops), center: last, radius: lastRadius, focus: focus, .identity), map)
    ]
  }

  private init(
    geometry: Geometry, gradient: Gradient, extends: (start: Bool, end: Bool), background: RGBAColor?, box: Rect?
  ) {
    (self.geometry, self.gradient, self.extends) = (geometry, gradient, extends)
    (self.background, self.box) = (background, box)
  }

  /// Circles one above the other, of which none lies in the other: a cone that is seen from its side.
  private func discs(
    _ first: Point, _ firstRadius: Double, _ last: Point, _ lastRadius: Double, _ corners: [Point], _ map: Transform
  ) -> [VectorItem] {
    let reach = (corners.map { Self.length($0 - first) }.max() ?? 0) + lastRadius
    let way = max(Self.length(last - first) + lastRadius - firstRadius, 1e-6)
    let more = min(reach / way + 1, 20)
    let (from, to) = (extends.start ? -more : 0, extends.end ? 1 + more : 1)
    let count = 160.0
    return stride(from: from, through: to, by: (to - from) / count).compactMap { place in
      let radius = firstRadius + (lastRadius - firstRadius) * place
      guard radius > 0 else { return nil }
      let color = gradient.color(at: min(max(place, 0), 1))
      let disc = Path { $0.addEllipse(around: first + (last - first) * place, radius: radius) }
      return Self.shape(disc, .color(color), map)
    }
  }
}

extension Gradient {
  fileprivate func color(at place: Double) -> RGBAColor {
    guard let next = stops.firstIndex(where: { $0.location >= place }) else { return stops.last?.color ?? .clear }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let share = high.location > low.location ? (place - low.location) / (high.location - low.location) : 1
    func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let (a, b) = (Double(a), Double(b))
      return UInt8((a + (b - a) * share).rounded())
    }
    return RGBAColor(
      red: mixed(low.color.red, high.color.red), green: mixed(low.color.green, high.color.green),
      blue: mixed(low.color.blue, high.color.blue), alpha: mixed(low.color.alpha, high.color.alpha))
  }
}

extension Path {
  fileprivate mutating func addEllipse(around center: Point, radius: Double) {
    addEllipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
