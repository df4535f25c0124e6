import PixelImages

/// What is found while all pixels of a pair are looked at, or of several pairs that lie one below the other.
struct DifferenceSurvey: RuleTask, Sendable {
  /// The state of each pixel of the region that both pictures have.
  private(set) var map: DifferenceMap
  /// The number of pixels for each `channelDifference`.
  private(set) var histogram = [Int](repeating: 0, count: 256)
  private(set) var largestChannelDifference: PixelDistance?
  /// The largest difference of a channel among pixels that no rule forgives.
  private(set) var largestDifferentChannel = 0
  private(set) var largestLabDistance: PixelDistance?

  /// The number of the next pair's first row.
  private var top = 0
  private var largestSquaredLabDistance = -1
  // Neighbours mostly show the same two colours.
  private var lastReference = PremultipliedColor.clear
  private var lastActual = PremultipliedColor.clear
  private var lastDifference = 0

  init(size: PixelSize) {
    map = DifferenceMap(size: size)
  }

  /// Looks at all pixels of a pair, which lies below those of before.
  mutating func run(on pair: PixelPair, with rule: inout some ForgivingRule) {
    for y in 0..<pair.size.height where !pair.hasEqualRows(y) {
      var map = DifferenceMap(size: PixelSize(width: 0, height: 0))
      // Taken out, so that a row can be written while the rest of the survey changes.
      swap(&map, &self.map)
      map.setRow(top + y) { states in compareRow(y, of: pair, rule: &rule, states) }
      swap(&map, &self.map)
    }
    top += pair.size.height
  }

  private mutating func compareRow(
    _ y: Int, of pair: PixelPair, rule: inout some ForgivingRule, _ states: UnsafeMutablePointer<UInt8>
  ) -> (forgiven: Int, different: Int) {
    let (reference, actual) = (pair.reference[y], pair.actual[y])
    var counts = (forgiven: 0, different: 0)
    for x in pair.differences(inRow: y) {
      // Of the same two colours the first place counts, so nothing can change.
      if reference[x] != lastReference || actual[x] != lastActual { measure(reference[x], actual[x], x: x, y: top + y) }
      histogram[lastDifference] += 1
      if rule.forgives(x: x, y: y, in: pair) {
        counts.forgiven += 1
        states[x] = DifferenceMap.State.forgiven.rawValue
      } else {
        counts.different += 1
        states[x] = DifferenceMap.State.different.rawValue
        largestDifferentChannel = max(largestDifferentChannel, lastDifference)
      }
    }
    return counts
  }

  private mutating func measure(_ reference: PremultipliedColor, _ actual: PremultipliedColor, x: Int, y: Int) {
    lastDifference = channelDifference(reference, actual)
    lastReference = reference
    lastActual = actual
    if Double(lastDifference) > largestChannelDifference?.value ?? 0 {
      largestChannelDifference = PixelDistance(
        value: Double(lastDifference), x: x, y: y, reference: RGBAColor(reference), actual: RGBAColor(actual))
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
