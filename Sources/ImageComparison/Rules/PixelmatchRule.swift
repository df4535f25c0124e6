import PixelImages

/// Forgives what pixelmatch 7.2 does not count; see `PixelTolerance.pixelmatch`.
struct PixelmatchRule: ForgivingRule {
  private let squaredLimit: Double
  /// The sum of the channels' squared differences up to which opaque colours are near for certain.
  private let nearLimit: Int
  /// And above which they are not.
  private let farLimit: Int
  private let countsAntialiasing: Bool

  init(threshold: Double, countsAntialiasing: Bool) {
    precondition((0...1).contains(threshold), "A threshold must be from 0 to 1, and is \(threshold)")
    // The limits are no more than 785,859.
    squaredLimit = YIQDistance.largestSquare * threshold * threshold
    nearLimit = Int(squaredLimit / YIQDistance.largestWeight)
    farLimit = Int(squaredLimit / YIQDistance.smallestWeight)
    self.countsAntialiasing = countsAntialiasing
  }

  @inline(__always)
  func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool {
    // Few instructions decide about most pixels of areas that have another colour; the others are worth a call.
    if isFar(pair.reference[y][x], pair.actual[y][x]) {
      if countsAntialiasing || AntialiasingRule(pair: pair).isPlainInBoth(x: x, y: y) { return false }
    }
    return forgivesAny(x: x, y: y, in: pair)
  }

  @inline(never)
  private func forgivesAny(x: Int, y: Int, in pair: PixelPair) -> Bool {
    if isNear(pair.reference[y][x], pair.actual[y][x], backdrop: y * pair.size.width + x) { return true }
    return !countsAntialiasing && AntialiasingRule(pair: pair).isOnEdge(x: x, y: y)
  }

  @inline(__always)
  private func isFar(_ reference: PremultipliedColor, _ actual: PremultipliedColor) -> Bool {
    reference.alpha & actual.alpha == 255 && squaredDifference(reference, actual) > farLimit
  }

  private func isNear(_ reference: PremultipliedColor, _ actual: PremultipliedColor, backdrop: Int) -> Bool {
    if reference.alpha & actual.alpha == 255 {
      let square = squaredDifference(reference, actual)
      if square > farLimit { return false }
      if square <= nearLimit { return true }
    }
    return YIQDistance(reference, actual, backdrop: backdrop).square <= squaredLimit
  }

  @inline(__always)
  private func squaredDifference(_ left: PremultipliedColor, _ right: PremultipliedColor) -> Int {
    let red = Int(left.red) &- Int(right.red)
    let green = Int(left.green) &- Int(right.green)
    let blue = Int(left.blue) &- Int(right.blue)
    return red &* red &+ green &* green &+ blue &* blue
  }
}
