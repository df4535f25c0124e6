/// A map of the plane that keeps straight lines straight: turned, stretched, slanted, or seen in perspective.
///
/// `x' = (a x + c y + tx) / w`, `y' = (b x + d y + ty) / w` with `w = p x + q y + r`. Places with a `w` that is not
/// positive are behind the eye.
package struct Projection: Hashable, Sendable {
  /// The coefficients.
  package var a, b, p, c, d, q, tx, ty, r: Double

  /// Creates a map from its coefficients, column by column.
  package init(
    a: Double, b: Double, p: Double, c: Double, d: Double, q: Double, tx: Double, ty: Double, r: Double
  ) {
    (self.a, self.b, self.p, self.c, self.d, self.q) = (a, b, p, c, d, q)
    (self.tx, self.ty, self.r) = (tx, ty, r)
  }

  /// Creates a map without perspective.
  package init(_ transform: Transform) {
    self.init(
      a: transform.a, b: transform.b, p: 0, c: transform.c, d: transform.d, q: 0, tx: transform.tx, ty: transform.ty,
      r: 1)
  }

  /// Whether parallel lines stay parallel.
  package var isAffine: Bool { p == 0 && q == 0 && r == 1 }

  /// The map that applies `self` first and `next` to its result.
  package func then(_ next: Projection) -> Projection {
    func column(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (
        next.a * x + next.c * y + next.tx * w, next.b * x + next.d * y + next.ty * w,
        next.p * x + next.q * y + next.r * w
      )
    }
    let (first, second, third) = (column(a, b, p), column(c, d, q), column(tx, ty, r))
    return Projection(
      a: first.0, b: first.1, p: first.2, c: second.0, d: second.1, q: second.2, tx: third.0, ty: third.1, r: third.2)
  }

  /// The map after everything was moved so that a place is the origin, which is moved back at last.
  package func around(_ place: Point) -> Projection {
    Projection(.translation(x: -place.x, y: -place.y)).then(self).then(Projection(.translation(x: place.x, y: place.y)))
  }

  /// The map with left and right exchanged, in a frame of a width whose left edge is at 0.
  package func mirrored(in width: Double) -> Projection {
    let mirror = Projection(Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    return mirror.then(self).then(mirror)
  }

  /// The image of a point, or nil for one behind the eye.
  package func apply(to point: Point) -> Point? {
    let w = p * point.x + q * point.y + r
    guard w > 1e-9 else { return nil }
    return Point(x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
  }

  /// The smallest rectangle around the image of a rectangle, or nil where a corner is behind the eye.
  package func bounds(of rect: Rect) -> Rect? {
    var bounds: Rect?
    for corner in rect.corners {
      guard let corner = apply(to: corner) else { return nil }
      let place = Rect(origin: corner, size: .zero)
      bounds = bounds?.union(place) ?? place
    }
    return bounds
  }

  /// The map back, or nil where lengths vanish.
  package var inverse: Projection? {
    let first = (d * r - ty * q, ty * p - b * r, b * q - d * p)
    let determinant = a * first.0 + c * first.1 + tx * first.2
    guard determinant != 0, determinant.isFinite else { return nil }
    func over(_ value: Double) -> Double { value / determinant }
    return Projection(
      a: over(first.0), b: over(first.1), p: over(first.2), c: over(tx * q - c * r), d: over(a * r - tx * p),
      q: over(c * p - a * q), tx: over(c * ty - tx * d), ty: over(tx * b - a * ty), r: over(a * d - c * b))
  }

  /// The largest factor by which a length about a place grows; nil for a place that is not seen.
  package func largestStretch(at point: Point) -> Double? {
    let w = p * point.x + q * point.y + r
    guard w > 0, let image = apply(to: point) else { return nil }
    // The derivatives of the map.
    let (a, b) = ((self.a - image.x * p) / w, (self.b - image.y * p) / w)
    let (c, d) = ((self.c - image.x * q) / w, (self.d - image.y * q) / w)
    // The larger singular value of the matrix of two by two.
    let (sum, difference) = (a * a + b * b + c * c + d * d, a * d - b * c)
    let root = max(sum * sum - 4 * difference * difference, 0).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }
}
