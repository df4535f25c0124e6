import ImageComparison
import TextFormats

/// The value of `--tolerance`: words separated by commas, which say when pixels match and how many others may be
/// there.
struct ToleranceArgument {
  /// The words with what may stand behind them, for those who look for help.
  static let words = """
      exact                     pixels match if they are equal (the default)
      perceptual[:DISTANCE]     if the eye cannot tell their colours apart (CIE94, 1), or on edges that
                                are only antialiased differently
      pixelmatch[:THRESHOLD]    if pixelmatch would not count them (0.1)
      perceptual-precision:P    if their distance in CIE Lab is at most (1 - P) * 100
      channel:N                 in pixels that do not match, no channel may differ by more than N of 255
      pixels:N                  at most N pixels may fail to match
      window:SIDE:N             at most N in any square of SIDE x SIDE pixels
      precision:P               at least the share P of all pixels must match, 0 to 1
    """

  private var pixels: PixelTolerance?
  private var limits = DifferenceLimits()
  private var precision: Float?

  /// Reads words such as `perceptual,pixels:40`.
  init(_ text: String) throws(UnusableArguments) {
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      try add(parts[0], Array(parts.dropFirst()))
    }
    if precision != nil, limits != DifferenceLimits() {
      throw UnusableArguments("A precision cannot be combined with channel, pixels or window.")
    }
  }

  private mutating func add(_ word: String, _ values: [String]) throws(UnusableArguments) {
    switch word {
    case "exact": try choose(.exact, values, count: 0...0)
    case "perceptual":
      let distance = try number(word, values, "a number of at least 0") { (value: Float) in value >= 0 && value.isFinite
      }
      try choose(.edgeSmoothing(colorDistance: distance ?? 1), values, count: 0...1)
    case "pixelmatch":
      let threshold = try number(word, values, "a number from 0 to 1") { (value: Double) in (0...1).contains(value) }
      try choose(.pixelmatch(threshold: threshold ?? 0.1), values, count: 0...1)
    case "perceptual-precision":
      let precision = try share(word, values)
      try choose(precision < 1 ? .perceptual(precision: precision) : .exact, values, count: 1...1)
    case "precision": precision = try share(word, values)
    case "channel":
      let demand = "a whole number from 0 to 255"
      limits.largestChannelDifference = try needed(word, values, demand) { (_: UInt8) in true }
    case "pixels":
      limits.differingPixels = try needed(word, values, "a whole number of at least 0") { (value: Int) in value >= 0 }
    case "window": limits.worstWindow = try window(values)
    default:
      let words = [
        "exact", "perceptual", "pixelmatch", "perceptual-precision", "channel", "pixels", "window", "precision",
      ]
      throw UnusableArguments(
        "There is no tolerance \(word.quoted). Did you mean \(words.nearest(to: word, count: 1).joined())?")
    }
  }

  private mutating func choose(
    _ pixels: PixelTolerance, _ values: [String], count: ClosedRange<Int>
  ) throws(UnusableArguments) {
    guard count.contains(values.count) else {
      throw UnusableArguments("There are too many values in \(values.joined(separator: ":").quoted).")
    }
    guard self.pixels == nil else {
      throw UnusableArguments(
        "Choose only one of exact, perceptual, pixelmatch and perceptual-precision.")
    }
    self.pixels = pixels
  }

  private func share(_ word: String, _ values: [String]) throws(UnusableArguments) -> Float {
    try needed(word, values, "a number from 0 to 1") { (value: Float) in (0...1).contains(value) }
  }

  private func window(_ values: [String]) throws(UnusableArguments) -> WindowLimit {
    guard values.count == 2, let side = Int(values[0]), let count = Int(values[1]), side >= 1, count >= 0 else {
      throw UnusableArguments("A window needs a side of at least 1 and a number of pixels, as in window:32:5.")
    }
    return WindowLimit(side: side, differingPixels: count)
  }

  private func number<Number: LosslessStringConvertible>(
    _ word: String, _ values: [String], _ demand: String, isUsable: (Number) -> Bool
  ) throws(UnusableArguments) -> Number? {
    values.isEmpty ? nil : try needed(word, values, demand, isUsable: isUsable)
  }

  private func needed<Number: LosslessStringConvertible>(
    _ word: String, _ values: [String], _ demand: String, isUsable: (Number) -> Bool
  ) throws(UnusableArguments) -> Number {
    guard values.count == 1, let number = Number(values[0]), isUsable(number) else {
      throw UnusableArguments("The value of \(word) must be \(demand), not \(values.joined(separator: ":").quoted).")
    }
    return number
  }

  /// The tolerance; only a channel's limit lets all pixels differ by so much.
  var tolerance: ImageTolerance {
    if let precision { return ImageTolerance(precision: precision, pixels: pixels ?? .exact) }
    guard limits != DifferenceLimits() else { return ImageTolerance(pixels: pixels ?? .exact, limits: .nothing) }
    if let channel = limits.largestChannelDifference, limits == DifferenceLimits(largestChannelDifference: channel),
      pixels == nil
    {
      // The same verdict, and the difference picture shows the pixels within the limit as forgiven.
      return ImageTolerance(pixels: .channelDifference(channel), limits: .nothing)
    }
    return ImageTolerance(pixels: pixels ?? .exact, limits: limits)
  }

  /// The words that would let a small difference pass, or nil where none should.
  static func smallest(for difference: ImageDifference) -> String? {
    guard difference.isSmall else { return nil }
    let count = "pixels:\(difference.differentPixelCount)"
    switch difference.tolerance.pixels {
    case .exact, .channelDifference: return "channel:\(difference.largestDifferentChannel),\(count)"
    case .edgeSmoothing(let distance): return "perceptual:\(distance),\(count)"
    case .pixelmatch(let threshold, _): return "pixelmatch:\(threshold),\(count)"
    case .perceptual(let precision): return "perceptual-precision:\(precision),\(count)"
    }
  }
}
