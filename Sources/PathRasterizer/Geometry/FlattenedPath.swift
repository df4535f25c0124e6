/// Closed polygons: the contours of a path with every curve replaced by lines.
struct FlattenedPath {
  /// The corners of all polygons.
  private(set) var points: [DevicePoint] = []
  /// For every polygon the index after its last corner.
  private(set) var ends: [Int] = []

  /// A curve is cut until no piece bends further than this from its chord: 1/32 pixel.
  private static let tolerance: Int64 = 8
  /// At most 2^10 pieces a curve, for which the weights of a cubic just fit into 64 bits.
  private static let maximumShift = 10

  init(_ path: DevicePath) {
    if path.verbs.contains(where: { $0 == .quad || $0 == .cubic }) {
      flatten(path)
    } else {
      takePolygons(of: path)
    }
  }

  /// Shares the points of a path without curves.
  private mutating func takePolygons(of path: DevicePath) {
    points = path.points
    var next = 0
    for verb in path.verbs {
      if verb == .move, next > 0 { ends.append(next) }
      next += verb.pointCount
    }
    if next > 0 { ends.append(next) }
  }

  private mutating func flatten(_ path: DevicePath) {
    points.reserveCapacity(path.points.count * 4)
    var next = 0
    for verb in path.verbs {
      switch verb {
      case .move:
        endPolygon()
        points.append(path.points[next])
        next += 1
      case .line:
        points.append(path.points[next])
        next += 1
      case .quad:
        appendQuad(path.points[next - 1], path.points[next], path.points[next + 1])
        next += 2
      case .cubic:
        appendCubic(path.points[next - 1], path.points[next], path.points[next + 1], path.points[next + 2])
        next += 3
      case .close: break
      }
    }
    endPolygon()
  }

  private mutating func endPolygon() {
    if points.count > (ends.last ?? 0) { ends.append(points.count) }
  }

  private mutating func appendQuad(_ p0: DevicePoint, _ p1: DevicePoint, _ p2: DevicePoint) {
    // A chord of a 1/n piece is at most |p0 - 2 p1 + p2| / (4 n^2) away from the curve.
    let shift = FlattenedPath.shift(bend: FlattenedPath.bend(p0, p1, p2), quarters: 1)
    let count = Int64(1) << shift
    for k in 1..<count {
      let (w0, w1, w2) = ((count - k) * (count - k), 2 * k * (count - k), k * k)
      let x = Int64(p0.x) * w0 + Int64(p1.x) * w1 + Int64(p2.x) * w2
      let y = Int64(p0.y) * w0 + Int64(p1.y) * w1 + Int64(p2.y) * w2
      append(x, y, shift: 2 * shift)
    }
    points.append(p2)
  }

  private mutating func appendCubic(_ p0: DevicePoint, _ p1: DevicePoint, _ p2: DevicePoint, _ p3: DevicePoint) {
    // The second derivative is at most 6 times the larger bend, so a 1/n piece is at most 3/4 bend / n^2 away.
    let bend = max(FlattenedPath.bend(p0, p1, p2), FlattenedPath.bend(p1, p2, p3))
    let shift = FlattenedPath.shift(bend: bend, quarters: 3)
    let count = Int64(1) << shift
    for k in 1..<count {
      let rest = count - k
      let (w0, w1, w2, w3) = (rest * rest * rest, 3 * k * rest * rest, 3 * k * k * rest, k * k * k)
      let x = Int64(p0.x) * w0 + Int64(p1.x) * w1 + Int64(p2.x) * w2 + Int64(p3.x) * w3
      let y = Int64(p0.y) * w0 + Int64(p1.y) * w1 + Int64(p2.y) * w2 + Int64(p3.y) * w3
      append(x, y, shift: 3 * shift)
    }
    points.append(p3)
  }

  private mutating func append(_ x: Int64, _ y: Int64, shift: Int) {
    let half = (Int64(1) << shift) >> 1
    points.append(DevicePoint(clampingX: (x + half) >> shift, y: (y + half) >> shift))
  }

  /// How far three control points are from lying evenly on a line.
  private static func bend(_ a: DevicePoint, _ b: DevicePoint, _ c: DevicePoint) -> Int64 {
    let x = abs(Int64(a.x) - 2 * Int64(b.x) + Int64(c.x))
    let y = abs(Int64(a.y) - 2 * Int64(b.y) + Int64(c.y))
    // Within 12 % of the vector's length, never below it.
    return max(x, y) + min(x, y) / 2
  }

  private static func shift(bend: Int64, quarters: Int64) -> Int {
    var shift = 0
    while shift < maximumShift, (bend * quarters) >> (2 * shift + 2) > tolerance { shift += 1 }
    return shift
  }
}
