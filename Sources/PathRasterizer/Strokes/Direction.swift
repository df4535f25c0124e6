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
