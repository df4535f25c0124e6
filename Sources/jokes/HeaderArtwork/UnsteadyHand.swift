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
