import PixelImages

/// Forgives pixels whose distance in CIE Lab is small enough; see `PixelTolerance.perceptual`.
struct LabDistanceRule: ForgivingRule {
  /// In 1/1000^2.
  private let squaredLimit: Int
  // Neighbours mostly show the same two colours: the last answer saves the conversions.
  private var lastReference = PremultipliedColor.clear
  private var lastActual = PremultipliedColor.clear
  private var lastAnswer = true

  init(precision: Float) {
    let limit = DecimalFraction(precision).complement(times: 100 * LabColor.unit)
    squaredLimit = limit * limit
  }

  mutating func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool {
    let (reference, actual) = (pair.reference[y][x], pair.actual[y][x])
    if reference == lastReference, actual == lastActual { return lastAnswer }
    lastReference = reference
    lastActual = actual
    lastAnswer = squaredLabDistance(reference, actual) <= squaredLimit
    return lastAnswer
  }
}
