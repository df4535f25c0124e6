import PixelImages

/// Forgives what pixelmatch 7.2 does not count; see `PixelTolerance.pixelmatch`.
struct PixelmatchRule: ForgivingRule {
  private let squaredLimit: Double
  private let countsAntialiasing: Bool
  // Neighbours mostly show the same two colours; what translucent ones are seen over changes from pixel to pixel.
  private var lastReference = PremultipliedColor.clear
  private var lastActual = PremultipliedColor.clear
  private var lastIsNear = true

  init(threshold: Double, countsAntialiasing: Bool) {
    squaredLimit = YIQDistance.largestSquare * threshold * threshold
    self.countsAntialiasing = countsAntialiasing
  }

  mutating func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool {
    let (reference, actual) = (pair.referenceRow(y)[x], pair.actualRow(y)[x])
    if reference != lastReference || actual != lastActual || reference.alpha & actual.alpha < 255 {
      lastReference = reference
      lastActual = actual
      let distance = YIQDistance(reference, actual, backdrop: y * pair.size.width + x)
      lastIsNear = distance.square <= squaredLimit
    }
    if lastIsNear { return true }
    return !countsAntialiasing && AntialiasingRule(pair: pair).isOnEdge(x: x, y: y)
  }
}
