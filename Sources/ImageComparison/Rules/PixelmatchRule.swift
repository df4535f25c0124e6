import PixelImages

/// Forgives what pixelmatch 7.2 does not count; see `PixelTolerance.pixelmatch`.
struct PixelmatchRule: ForgivingRule {
  private let squaredLimit: Double
  private let countsAntialiasing: Bool

  init(threshold: Double, countsAntialiasing: Bool) {
    squaredLimit = YIQDistance.largestSquare * threshold * threshold
    self.countsAntialiasing = countsAntialiasing
  }

  func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool {
    let distance = YIQDistance(
      pair.referenceRow(y)[x], pair.actualRow(y)[x], backdrop: y * pair.size.width + x)
    if distance.square <= squaredLimit { return true }
    return !countsAntialiasing && AntialiasingRule(pair: pair).isOnEdge(x: x, y: y)
  }
}
