/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
package struct Transform: Hashable, Sendable {
  /// The coefficients, named as in Core Graphics and SVG.
  package var a, b, c, d, tx, ty: Double

  /// Creates a map from its coefficients.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves nothing.
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that moves every point by a vector.
  package static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The map that stretches around the origin.
  package static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that turns around the origin, clockwise as y grows down, by an angle in radians.
  package static func rotation(_ radians: Double) -> Transform {
    let (sine, cosine) = sineAndCosine(radians)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that stretches and moves one rectangle onto another; an empty side of `source` is only moved.
  package static func mapping(_ source: Rect, onto target: Rect) -> Transform {
    let x = source.width == 0 ? 1 : target.width / source.width
    let y = source.height == 0 ? 1 : target.height / source.height
    return Transform(
      a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
  }

  /// The map that applies `self` first and `next` to its result.
  package func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The map that undoes this one, or nil where it maps the plane onto a line.
  package var inverse: Transform? {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return nil }
    return Transform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// The image of a point.
  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// How much longer every length becomes, or nil where that depends on the length's direction.
  ///
  /// Two directions may differ by a billionth: so much is lost where turns are joined.
  package var uniformScale: Double? {
    let (x, y) = (a * a + b * b, c * c + d * d)
    let tolerance = 1e-9 * max(x, y)
    guard abs(x - y) <= tolerance, abs(a * c + b * d) <= tolerance else { return nil }
    return x.squareRoot()
  }
}
