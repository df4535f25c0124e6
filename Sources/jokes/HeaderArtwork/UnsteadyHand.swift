import PlaneGeometry

/// Moves points as an unsteady hand does: by a little, and neighbours alike.
///
/// Smooth value noise: every corner of a square lattice moves at random, and points between corners follow them.
struct UnsteadyHand {
  /// The side of the lattice's squares in points: how far apart movements are independent.
  var reach: Double
  /// The longest movement along x and along y in points.
  var amplitude: Double
  /// Another seed gives another hand.
  var seed: UInt64

  /// Where the hand draws a point.
  func moved(_ point: Point) -> Point {
    Point(
      x: point.x + amplitude * noise(at: point, axis: 0), y: point.y + amplitude * noise(at: point, axis: 1))
  }

  private func noise(at point: Point, axis: UInt64) -> Double {
    let (column, row) = ((point.x / reach).rounded(.down), (point.y / reach).rounded(.down))
    let x = smooth(point.x / reach - column)
    let y = smooth(point.y / reach - row)
    func corner(_ dx: Double, _ dy: Double) -> Double {
      random(Int64(column + dx), Int64(row + dy), axis)
    }
    let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * x
    let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * x
    return top + (bottom - top) * y
  }

  private func smooth(_ fraction: Double) -> Double {
    fraction * fraction * (3 - 2 * fraction)
  }

  /// A number from -1 to 1 that depends on the lattice corner (SplitMix64's finalizer: Steele, Lea, Flood 2014).
  private func random(_ column: Int64, _ row: Int64, _ axis: UInt64) -> Double {
    var bits = seed &+ axis &* 0x9E37_79B9_7F4A_7C15
    for part in [column, row] {
      bits = (bits ^ UInt64(bitPattern: part)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      bits ^= bits >> 31
    }
    return Double(bits >> 11) / Double(1 << 52) - 1
  }
}

extension Path {
  /// The path drawn again by an unsteady hand, in straight steps of about half a point.
  func redrawn(by hands: [UnsteadyHand]) -> Path {
    func moved(_ point: Point) -> Point { hands.reduce(point) { $1.moved($0) } }
    var result = Path()
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        result.move(to: moved(point))
        start = point
      case .close:
        steps(from: current, .line(to: start)).forEach { result.addLine(to: moved($0)) }
        result.close()
      default:
        steps(from: current, element).forEach { result.addLine(to: moved($0)) }
      }
      current = element.points.last ?? start
    }
    return result
  }

  private func steps(from start: Point, _ element: Element) -> [Point] {
    let corners = [start] + element.points
    let length = zip(corners, corners.dropFirst()).reduce(0) { sum, leg in
      let way = leg.1 - leg.0
      return sum + (way.x * way.x + way.y * way.y).squareRoot()
    }
    let count = max(1, Int((length * 2).rounded(.up)))
    return (1...count).map { pointOnCurve(corners, at: Double($0) / Double(count)) }
  }

  /// De Casteljau's algorithm for a curve of any degree.
  private func pointOnCurve(_ corners: [Point], at fraction: Double) -> Point {
    var points = corners
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0.interpolated(to: $1, by: fraction) }
    }
    return points[0]
  }
}
