import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

/// Lines wider than their bends and gaps, compared with what they sweep over, computed point by point.
struct WideStrokeTests {
  private static let size = 32

  @Test(arguments: 0..<12)
  func `a bend narrower than the line covers all that the line sweeps over`(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let curve = SampledCurve(within: 2...30, count: 200, &generator)
    let halfWidth = Double.random(in: 4...28, using: &generator)
    let drawn = mask(curve.path.stroked(DeviceStroke(width: Int32(halfWidth * 512))), Self.size, Self.size)
    forEachPixel { x, y, center in
      let inside = [(0.0, 0.0), (-0.8, -0.8), (0.8, -0.8), (-0.8, 0.8), (0.8, 0.8)].map {
        curve.sweeps(over: Point(x: center.x + $0.0, y: center.y + $0.1), halfWidth: halfWidth)
      }
      guard Set(inside).count == 1 else { return }
      // What is thinner than the distance of the five places may cut a corner of the pixel.
      if (drawn[x, y] > 127) != inside[0] { Issue.record("(\(x), \(y)): \(drawn[x, y])") }
    }
  }

  @Test(arguments: 0..<16)
  func `round dashes cover all that is near one of them`(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let curve = SampledCurve(within: -8...40, count: 1000, &generator)
    let halfWidth = Double.random(in: 2...16, using: &generator)
    let (dash, gap) = (Double.random(in: 0...6, using: &generator), Double.random(in: 0.2...9, using: &generator))
    let dashes = [Int32(dash * 256), Int32(gap * 256)]
    let drawn = mask(
      curve.path.stroked(DeviceStroke(width: Int32(halfWidth * 512), cap: .round, dashes: dashes)), Self.size, Self.size
    )
    // The first sample of each dash is there even if the dash has no length.
    var period = -1.0
    let places = zip(curve.places, curve.lengths).filter { _, length in
      defer { period = (length / (dash + gap)).rounded(.down) }
      let isFirst = (length / (dash + gap)).rounded(.down) > period
      return isFirst || length.truncatingRemainder(dividingBy: dash + gap) <= dash
    }.map(\.0)
    forEachPixel { x, y, center in
      let squares = places.map { place in
        let (x, y) = (place.x - center.x, place.y - center.y)
        return x * x + y * y
      }
      let distance = squares.min()?.squareRoot() ?? .infinity
      guard abs(distance - halfWidth) > 0.85 else { return }
      let isRight = distance < halfWidth ? drawn[x, y] >= 254 : drawn[x, y] <= 1
      if !isRight { Issue.record("(\(x), \(y)): \(drawn[x, y]), \(distance)") }
    }
  }

  private func forEachPixel(_ body: (Int, Int, Point) -> Void) {
    for y in 0..<Self.size { for x in 0..<Self.size { body(x, y, Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) } }
  }
}

/// A cubic curve as many places on it.
private struct SampledCurve {
  let path: DevicePath
  private(set) var places: [Point] = []
  private var directions: [Point] = []
  /// The length of the curve up to each place.
  private(set) var lengths: [Double] = []

  init(within range: ClosedRange<Double>, count: Int, _ generator: inout SeededGenerator) {
    let points = (0..<4).map { _ in
      Point(x: .random(in: range, using: &generator), y: .random(in: range, using: &generator))
    }
    path = devicePath {
      $0.move(to: points[0])
      $0.addCubic(to: points[3], control1: points[1], control2: points[2])
    }
    var length = 0.0
    for index in 0...count {
      let t = Double(index) / Double(count)
      let rest = 1 - t
      let weights = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t]
      let slopes = [-rest * rest, rest * rest - 2 * rest * t, 2 * rest * t - t * t, t * t]
      func sum(_ weights: [Double]) -> Point {
        Point(
          x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
          y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
      }
      let place = sum(weights)
      if let last = places.last {
        length += ((place.x - last.x) * (place.x - last.x) + (place.y - last.y) * (place.y - last.y)).squareRoot()
      }
      places.append(place)
      directions.append(sum(slopes))
      lengths.append(length)
    }
  }

  /// Whether a place lies beside the curve, no further away than half a width.
  func sweeps(over place: Point, halfWidth: Double) -> Bool {
    var last = 0.0
    for (own, direction) in zip(places, directions) {
      let (x, y) = (place.x - own.x, place.y - own.y)
      let ahead = x * direction.x + y * direction.y
      defer { last = ahead }
      if last * ahead <= 0, last != 0, x * x + y * y <= halfWidth * halfWidth { return true }
    }
    return false
  }
}
