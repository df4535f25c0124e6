import PixelImages

/// Forgives nothing.
struct ExactRule: ForgivingRule {
  func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool { false }
}

/// Forgives pixels whose channels are near enough; see `PixelTolerance.channelDifference`.
struct ChannelDifferenceRule: ForgivingRule {
  /// The largest difference to forgive.
  let limit: Int

  func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool {
    channelDifference(pair.reference[y][x], pair.actual[y][x]) <= limit
  }
}

/// The largest difference of a channel, 0 to 255, seen over black and over white.
///
/// Over black a premultiplied channel c is seen as c, over white as c + 255 - alpha. For opaque pixels this is the plain
/// difference. It is 0 only for equal pixels: if both sights are equal, so are the channels, and then alpha.
func channelDifference(_ left: PremultipliedColor, _ right: PremultipliedColor) -> Int {
  let alpha = Int(left.alpha) - Int(right.alpha)
  var largest = 0
  for (l, r) in [(left.red, right.red), (left.green, right.green), (left.blue, right.blue)] {
    let difference = Int(l) - Int(r)
    largest = max(largest, abs(difference), abs(difference - alpha))
  }
  return largest
}

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
