import PlaneGeometry

/// A place on the grid that contours are cut on; coordinates are less than 2^28 away from 0.
///
/// So products of three differences fit into 128 bits, and those of two into 64: which side of a line a place lies on is
/// never a matter of rounding.
struct GridPoint: Hashable, Comparable {
  var x, y: Int64

  static func < (left: GridPoint, right: GridPoint) -> Bool {
    left.x < right.x || left.x == right.x && left.y < right.y
  }

  static func - (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x &- right.x, y: left.y &- right.y)
  }

  /// The area between two vectors: positive where `other` is clockwise from this one, as y grows down.
  func cross(_ other: GridPoint) -> Int64 { x &* other.y &- y &* other.x }

  func dot(_ other: GridPoint) -> Int64 { x &* other.x &+ y &* other.y }
}

/// A grid that paths fit on.
struct PathGrid {
  /// How many steps of the grid a point has: a power of two.
  let steps: Double

  /// The finest grid for some paths.
  init(for paths: [Path]) {
    var largest = 1.0 / 1024
    for point in paths.lazy.flatMap({ $0.elements }).flatMap(\.points) {
      // What is no number, or beyond all pictures, is left out.
      if abs(point.x) < 1e9 { largest = max(largest, abs(point.x)) }
      if abs(point.y) < 1e9 { largest = max(largest, abs(point.y)) }
    }
    var steps = 1.0
    while steps * largest < 134_217_728 { steps *= 2 }
    while steps * largest >= 268_435_456 { steps /= 2 }
    self.steps = steps
  }

  func place(_ point: Point) -> GridPoint? {
    guard abs(point.x) < 1e9, abs(point.y) < 1e9 else { return nil }
    return GridPoint(x: Int64((point.x * steps).rounded()), y: Int64((point.y * steps).rounded()))
  }

  func point(_ place: GridPoint) -> Point {
    Point(x: Double(place.x) / steps, y: Double(place.y) / steps)
  }

  /// How far a line may be from the curve that it stands for, in steps: 1/256 point, and no more than 2^-16 of the extent.
  var tolerance: Int64 { min(4096, max(1, Int64(steps / 256))) }
}
