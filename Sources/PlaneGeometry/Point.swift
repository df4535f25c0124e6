/// A place in the plane; x grows to the right, y grows down.
package struct Point: Hashable, Sendable {
  /// The horizontal coordinate.
  package var x: Double
  /// The vertical coordinate.
  package var y: Double

  /// Creates a point from its coordinates.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of the coordinate system.
  package static let zero = Point(x: 0, y: 0)

  /// The sum of two vectors.
  package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The vector from `right` to `left`.
  package static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// The vector stretched by a factor.
  package static func * (vector: Point, factor: Double) -> Point {
    Point(x: vector.x * factor, y: vector.y * factor)
  }

  /// How far the point is from the origin.
  package var length: Double { (x * x + y * y).squareRoot() }

  /// The point a fraction of the way to another: `self` at 0, `other` at 1.
  package func interpolated(to other: Point, by fraction: Double) -> Point {
    self + (other - self) * fraction
  }
}
