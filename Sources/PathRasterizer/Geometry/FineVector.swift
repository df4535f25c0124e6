/// A place or a distance in 1/65536 pixel: fine enough that offsets of rounded points do not show.
///
/// Coordinates stay below 2^39.
struct FineVector: Equatable {
  var x, y: Int64

  init(x: Int64, y: Int64) {
    self.x = x
    self.y = y
  }

  init(_ point: DevicePoint) {
    x = Int64(point.x) * 256
    y = Int64(point.y) * 256
  }

  static func + (left: FineVector, right: FineVector) -> FineVector {
    FineVector(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: FineVector, right: FineVector) -> FineVector {
    FineVector(x: left.x - right.x, y: left.y - right.y)
  }

  /// The nearest point of the grid.
  var devicePoint: DevicePoint { DevicePoint(clampingX: (x + 128) >> 8, y: (y + 128) >> 8) }

  /// Both coordinates shifted until the larger has 29 bits, so that products of two fit; zero stays zero.
  @inline(__always)
  private var normalized: FineVector {
    let size = max(abs(x), abs(y))
    guard size > 0 else { return self }
    let shift = 64 - size.leadingZeroBitCount - 29
    return shift > 0
      ? FineVector(x: x >> shift, y: y >> shift) : FineVector(x: x << -shift, y: y << -shift)
  }

  /// The direction of the vector, or nil for zero.
  var direction: Direction? {
    let vector = normalized
    guard vector != FineVector(x: 0, y: 0) else { return nil }
    let length = squareRoot(of: vector.x * vector.x + vector.y * vector.y)
    return Direction(
      x: roundedQuotient(vector.x << Direction.bits, length), y: roundedQuotient(vector.y << Direction.bits, length))
  }

  /// The length in 1/65536 pixel.
  var length: Int64 {
    let size = max(abs(x), abs(y))
    // Squares of numbers below 2^30 fit.
    let shift = max(0, 64 - size.leadingZeroBitCount - 30)
    let (a, b) = (x >> shift, y >> shift)
    return squareRoot(of: a * a + b * b) << shift
  }

  /// The second leg of a right triangle with a hypotenuse and a first leg no longer than it, both below 2^39.
  static func otherLeg(of hypotenuse: Int64, _ leg: Int64) -> Int64 {
    let shift = max(0, 64 - hypotenuse.leadingZeroBitCount - 30)
    return squareRoot(of: ((hypotenuse - leg) >> shift) * ((hypotenuse + leg) >> shift)) << shift
  }

  /// Where the line from `a` to `b` crosses the one through `c` and `d`, or nil where `b` lies on the same side of it as `a`.
  static func crossing(_ a: FineVector, _ b: FineVector, _ c: FineVector, _ d: FineVector) -> FineVector? {
    let line = (d - c).normalized
    let (start, end) = (a - c, b - d)
    let size = max(abs(start.x), abs(start.y), abs(end.x), abs(end.y))
    // Products of two numbers of 29 bits fit, and the sum of four of them.
    let shift = max(0, 64 - size.leadingZeroBitCount - 29)
    func distance(_ vector: FineVector) -> Int64 { (vector.x >> shift) * line.y - (vector.y >> shift) * line.x }
    let (before, behind) = (distance(start), distance(end))
    guard before != 0, behind != 0, (before > 0) != (behind > 0) else { return nil }
    let whole = abs(before) + abs(behind)
    // Lines below 2^39: the share in 1/2^22 keeps all products in 64 bits.
    let excess = max(0, 64 - whole.leadingZeroBitCount - 40)
    let share = ((abs(before) >> excess) << 22) / (whole >> excess)
    let vector = b - a
    return FineVector(x: a.x + (vector.x * share) >> 22, y: a.y + (vector.y * share) >> 22)
  }

  /// The part of the vector that points in a direction, in 1/65536 pixel.
  func along(_ direction: Direction) -> Int64 { (x * direction.x + y * direction.y) >> Direction.bits }

  /// Positive where both vectors point the same way; exact in sign unless the vectors are nearly perpendicular.
  func agrees(with other: FineVector) -> Bool {
    let (a, b) = (normalized, other.normalized)
    return a.x * b.x + a.y * b.y >= 0
  }
}

/// The quotient rounded to nearest, half away from zero; the divisor is positive.
@inline(__always)
func roundedQuotient(_ value: Int64, _ divisor: Int64) -> Int64 {
  let divisor = UInt64(divisor)
  let quotient = Int64((value.magnitude + divisor / 2) / divisor)
  return value < 0 ? -quotient : quotient
}

/// A vector of length 1, in 1/2^24.
struct Direction: Equatable {
  static let bits: Int64 = 24
  static let one: Int64 = 1 << 24

  var x, y: Int64

  /// The direction a quarter turn clockwise as y grows down.
  var turned: Direction { Direction(x: -y, y: x) }

  static prefix func - (direction: Direction) -> Direction { Direction(x: -direction.x, y: -direction.y) }

  /// The cosine of the angle between both, in 1/2^24.
  func cosine(_ other: Direction) -> Int64 { (x * other.x + y * other.y) >> Direction.bits }

  /// The sine of the angle from this direction to the other, in 1/2^24; positive for a clockwise turn.
  func sine(_ other: Direction) -> Int64 { (x * other.y - y * other.x) >> Direction.bits }

  /// The direction half-way between both, or nil where they are opposite.
  func middle(_ other: Direction) -> Direction? {
    let sum = FineVector(x: x + other.x, y: y + other.y)
    return max(abs(sum.x), abs(sum.y)) < 1 << 8 ? nil : sum.direction
  }

  /// The vector of a length in 1/65536 pixel, below 2^38.
  func scaled(by length: Int64) -> FineVector {
    let half = Direction.one / 2
    return FineVector(x: (x * length + half) >> Direction.bits, y: (y * length + half) >> Direction.bits)
  }
}

/// The largest whole number whose square is at most `value`, which must be below 2^62.
///
/// The processor's square root is only a first guess, so that the result does not depend on its rounding.
@inline(__always)
func squareRoot(of value: Int64) -> Int64 {
  var root = Int64(Double(value).squareRoot())
  while root &* root > value { root &-= 1 }
  while (root &+ 1) &* (root &+ 1) <= value { root &+= 1 }
  return root
}
