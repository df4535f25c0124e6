import PixelImages

/// What is found while all pixels of a pair are looked at.
struct DifferenceSurvey {
  /// The state of each pixel of the region that both pictures have.
  private(set) var map: DifferenceMap
  /// The number of pixels for each `channelDifference`.
  private(set) var histogram = [Int](repeating: 0, count: 256)
  private(set) var largestChannelDifference: PixelDistance?
  private(set) var largestLabDistance: PixelDistance?

  private var largestSquaredLabDistance = -1
  private var lastReference = PremultipliedColor.clear
  private var lastActual = PremultipliedColor.clear

  init(size: PixelSize) {
    map = DifferenceMap(size: size)
  }

  mutating func look(at pair: PixelPair, rule: inout some ForgivingRule) {
    for y in 0..<pair.size.height where !pair.hasEqualRows(y) {
      let (reference, actual) = (pair.referenceRow(y), pair.actualRow(y))
      for x in 0..<pair.size.width where reference[x] != actual[x] {
        map[x, y] = rule.forgives(x: x, y: y, in: pair) ? .forgiven : .different
        measure(reference[x], actual[x], x: x, y: y)
      }
    }
  }

  private mutating func measure(_ reference: PremultipliedColor, _ actual: PremultipliedColor, x: Int, y: Int) {
    let difference = channelDifference(reference, actual)
    histogram[difference] += 1
    // Of the same two colours the first place counts, so nothing can change.
    if reference == lastReference, actual == lastActual { return }
    lastReference = reference
    lastActual = actual
    if Double(difference) > largestChannelDifference?.value ?? 0 {
      largestChannelDifference = PixelDistance(
        value: Double(difference), x: x, y: y, reference: RGBAColor(reference), actual: RGBAColor(actual))
    }
    let squared = squaredLabDistance(reference, actual)
    if squared > largestSquaredLabDistance {
      largestSquaredLabDistance = squared
      largestLabDistance = PixelDistance(
        value: Double(squared).squareRoot() / Double(LabColor.unit), x: x, y: y, reference: RGBAColor(reference),
        actual: RGBAColor(actual))
    }
  }
}
