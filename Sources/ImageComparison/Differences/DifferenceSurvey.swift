import PixelImages

/// What is found while all pixels of a pair are looked at.
struct DifferenceSurvey {
  /// The state of each pixel of the region that both pictures have.
  private(set) var map: DifferenceMap
  /// The number of pixels for each `channelDifference`.
  private(set) var histogram = [Int](repeating: 0, count: 256)
  private(set) var largestChannelDifference: PixelDistance?
  /// The largest difference of a channel among pixels that no rule forgives.
  private(set) var largestDifferentChannel = 0
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
        let isForgiven = rule.forgives(x: x, y: y, in: pair)
        map[x, y] = isForgiven ? .forgiven : .different
        let channel = measure(reference[x], actual[x], x: x, y: y)
        if !isForgiven { largestDifferentChannel = max(largestDifferentChannel, channel) }
      }
    }
  }

  private mutating func measure(
    _ reference: PremultipliedColor, _ actual: PremultipliedColor, x: Int, y: Int
  ) -> Int {
    let difference = channelDifference(reference, actual)
    histogram[difference] += 1
    // Of the same two colours the first place counts, so nothing can change.
    if reference == lastReference, actual == lastActual { return difference }
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
    return difference
  }
}
