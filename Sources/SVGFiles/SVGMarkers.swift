import Drawings
import PlaneGeometry
import TextFormats
import VectorPictures

/// Which markers stand on the corners of a path, by their names.
struct SVGMarkers {
  var start: String?
  var mid: String?
  var end: String?

  /// The name of the one on a corner.
  fileprivate func name(_ index: Int, of count: Int) -> [String] {
    // A path of one corner has both.
    let ends = [index == 0 ? start : nil, index == count - 1 ? end : nil].compactMap { $0 }
    return index == 0 || index == count - 1 ? ends : [mid].compactMap { $0 }
  }

  var isEmpty: Bool { start == nil && mid == nil && end == nil }
}

/// A corner of a path, and the directions in which the path comes to it and goes on.
private struct SVGCorner {
  let place: Point
  var coming: Point?
  var going: Point?

  /// Where a marker that follows the path looks to: the middle of both directions, of length 1.
  var direction: Point {
    let sum = (coming ?? going ?? .zero) + (going ?? coming ?? .zero)
    // There and back again: across.
    return sum.unit ?? coming.map { Point(x: -$0.y, y: $0.x) } ?? Point(x: 1, y: 0)
  }
}

extension Path {
  /// After "SVG 2", 13.7.4, the corners of all contours in their order.
  fileprivate var corners: [SVGCorner] {
    var corners: [SVGCorner] = []
    var first = 0
    for element in elements {
      switch element {
      case .move(let place):
        first = corners.count
        corners.append(SVGCorner(place: place))
      case .line(let place): corners.add(place, [])
      case .quad(let place, let control): corners.add(place, [control])
      case .cubic(let place, let control1, let control2): corners.add(place, [control1, control2])
      case .close:
        guard first < corners.count else { continue }
        corners.add(corners[first].place, [])
        // The ends of a closed contour are one corner.
        let last = corners.count - 1
        corners[first].coming = corners[last].coming
        corners[last].going = corners[first].going
      }
    }
    return corners
  }
}

extension [SVGCorner] {
  /// Adds the end of a curve with some control points.
  fileprivate mutating func add(_ place: Point, _ controls: [Point]) {
    guard let last = self.last else { return append(SVGCorner(place: place)) }
    let places = [last.place] + controls + [place]
    let going = places.dropFirst().lazy.compactMap { ($0 - last.place).unit }.first
    let coming = places.dropLast().reversed().lazy.compactMap { (place - $0).unit }.first
    // A curve without length has the direction of the one before it.
    self[count - 1].going = going ?? last.coming
    append(SVGCorner(place: place, coming: coming ?? last.coming))
  }
}

extension Point {
  /// The vector of the same direction and of length 1; nil without a direction.
  fileprivate var unit: Point? {
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: x / length, y: y / length) : nil
  }
}

extension SVGReader {
  /// The markers of an element that may have some; the rest of it is drawn without them, too.
  mutating func markers(for element: SVGElement, _ path: Path, _ own: Surroundings) -> [VectorItem] {
    guard ["path", "line", "polyline", "polygon"].contains(element.name), own.style.isVisible else { return [] }
    do throws(SVGError) {
      let hasArcs = element.attributes["d"].map { $0.contains { "aA".contains($0) } } == true
      // An arc is drawn as several curves, whose ends are no corners.
      if own.style.markers.mid != nil, hasArcs {
        throw SVGError.undrawn("The attribute marker-mid of a path with arcs")
      }
      return try markers(on: path, own)
    } catch {
      report(error)
      return []
    }
  }

  /// The markers on the corners of a path.
  private mutating func markers(on path: Path, _ own: Surroundings) throws(SVGError) -> [VectorItem] {
    let markers = own.style.markers
    if markers.isEmpty { return [] }
    let corners = path.corners
    var items: [VectorItem] = []
    for (index, corner) in corners.enumerated() {
      for name in markers.name(index, of: corners.count) {
        items += try follow(name) { (reader: inout SVGReader, target) throws(SVGError) in
          guard target.name == "marker" else { throw SVGError("the element \(name.quoted) is no <marker>") }
          return try reader.marker(target, at: corner, isFirst: index == 0, own)
        }
      }
    }
    return items
  }

  private mutating func marker(
    _ marker: SVGElement, at corner: SVGCorner, isFirst: Bool, _ own: Surroundings
  ) throws(SVGError) -> [VectorItem] {
    let whole = own.whole
    let size = Size(
      width: try marker.length("markerWidth", whole.width, otherwise: 3),
      height: try marker.length("markerHeight", whole.height, otherwise: 3))
    guard size.width > 0, size.height > 0 else { return [] }
    let viewport = try SVGViewport(
      size: size, box: SVGViewport.box(marker.attributes), aspect: marker.attributes["preserveAspectRatio"])
    let anchor = viewport.placement.apply(
      to: Point(
        x: try Self.reference("refX", of: marker, from: viewport.box.minX, viewport.box.width),
        y: try Self.reference("refY", of: marker, from: viewport.box.minY, viewport.box.height)))
    let unit = marker.attributes["markerUnits"] == "userSpaceOnUse" ? 1 : own.style.line.width
    let place = Transform.translation(x: -anchor.x, y: -anchor.y).then(.scale(x: unit, y: unit))
      .then(try Self.turn(marker.attributes["orient"], corner, isFirst: isFirst))
      .then(.translation(x: corner.place.x, y: corner.place.y)).then(own.map)
    // Its style is that of its own place in the file.
    let style = try SVGStyle().inherited(by: marker.attributes, diagonal: own.diagonal)
    let inside = Surroundings(style: style, map: viewport.placement.then(place), whole: viewport.box.size)
    let items = items(of: marker, inside)
    if items.isEmpty || ["visible", "auto"].contains(marker.attributes["overflow"]) { return items }
    return [.clipped(items, to: Path { $0.addRect(Rect(origin: .zero, size: size)) }, .nonZero, place)]
  }

  private static func reference(
    _ name: String, of marker: SVGElement, from start: Double, _ length: Double
  ) throws(SVGError) -> Double {
    switch marker.attributes[name] {
    case "left", "top": start
    case "center": start + length / 2
    case "right", "bottom": start + length
    default: try marker.length(name, length)
    }
  }

  private static func turn(_ orient: String?, _ corner: SVGCorner, isFirst: Bool) throws(SVGError) -> Transform {
    let direction = corner.direction
    switch orient ?? "0" {
    case "auto": return Transform(a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: 0, ty: 0)
    case "auto-start-reverse":
      let sign: Double = isFirst ? -1 : 1
      let (x, y) = (sign * direction.x, sign * direction.y)
      return Transform(a: x, b: y, c: -y, d: x, tx: 0, ty: 0)
    case let value:
      var scanner = ValueScanner(value, of: "orient")
      let number = try scanner.number()
      switch scanner.unit() {
      case "", "deg": return .rotation(number * .pi / 180)
      case "rad": return .rotation(number)
      case "grad": return .rotation(number * .pi / 200)
      case "turn": return .rotation(number * 2 * .pi)
      default: throw scanner.error
      }
    }
  }
}
