import PixelImages
import PlaneGeometry
import TextFormats
import VectorPictures

/// How the colours of a gradient go on before its start and behind its end.
///
/// What is repeated becomes a longer gradient, which reaches as far as what it paints.
struct SVGSpread {
  private enum Method: String {
    case pad, reflect, `repeat`
  }

  private let method: Method
  /// What is painted, in coordinates of the shape.
  private let area: Rect

  /// Whether the first and the last colour go on.
  var isPadded: Bool { method == .pad }

  init(_ word: String, over area: Rect) throws(SVGError) {
    guard let method = Method(rawValue: word) else { throw .unreadable(word, of: "spreadMethod") }
    self.method = method
    self.area = area
  }

  func linear(_ gradient: Gradient, start: Point, end: Point, _ map: Transform) throws(SVGError) -> VectorPaint {
    let vector = end - start
    let square = vector.x * vector.x + vector.y * vector.y
    guard method != .pad, square > 0 else { return .linear(gradient, start: start, end: end, map) }
    let places = corners(map).map { (($0.x - start.x) * vector.x + ($0.y - start.y) * vector.y) / square }
    let turns = try turns(places)
    return .linear(
      repeated(gradient, turns), start: start + vector * Double(turns.lowerBound),
      end: start + vector * Double(turns.upperBound), map)
  }

  func radial(
    _ gradient: Gradient, center: Point, radius: Double, focus: Point, _ map: Transform
  ) throws(SVGError) -> VectorPaint {
    guard method != .pad, radius > 0 else {
      return .radial(gradient, center: center, radius: radius, focus: focus, map)
    }
    // What is painted lies inside of the last circle that one of its corners is on.
    let toCenter = center - focus
    let rest = radius * radius - toCenter.dot(toCenter)
    let turns = try turns(
      [0]
        + corners(map).map { corner in
          let (way, along) = (corner - focus, (corner - focus).dot(toCenter))
          return ((along * along + rest * way.dot(way)).squareRoot() - along) / rest
        })
    let count = Double(turns.upperBound)
    return .radial(
      repeated(gradient, turns), center: focus + (center - focus) * count, radius: radius * count, focus: focus, map)
  }

  /// The corners of what is painted, in the coordinates of the gradient; none where all of those are on a line.
  private func corners(_ map: Transform) -> [Point] {
    guard let back = map.inverse else { return [] }
    return [(area.minX, area.minY), (area.maxX, area.minY), (area.minX, area.maxY), (area.maxX, area.maxY)]
      .map { back.apply(to: Point(x: $0.0, y: $0.1)) }
  }

  /// From which to which repetition places are.
  private func turns(_ places: [Double]) throws(SVGError) -> Range<Int> {
    let (first, last) = (places.min() ?? 0, places.max() ?? 0)
    guard last - first < Double(SVGLimits.repetitions), abs(first) < 1e6 else {
      throw SVGError("a gradient is repeated more than \(SVGLimits.repetitions) times")
    }
    let start = Int(first.rounded(.down))
    return start..<max(Int(last.rounded(.up)), start + 1)
  }

  private func repeated(_ gradient: Gradient, _ turns: Range<Int>) -> Gradient {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return gradient }
    // The outer colours go on to the ends of each repetition.
    let whole =
      [Gradient.Stop(color: first.color, location: 0)] + gradient.stops
      + [Gradient.Stop(color: last.color, location: 1)]
    let mirrored = whole.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
    return Gradient(
      stops: turns.enumerated().flatMap { index, turn in
        (method == .reflect && turn % 2 != 0 ? mirrored : whole).map {
          Gradient.Stop(color: $0.color, location: (Double(index) + $0.location) / Double(turns.count))
        }
      })
  }
}

extension Point {
  fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}
