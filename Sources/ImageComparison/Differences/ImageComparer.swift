public import PixelImages

/// Compares pictures under a tolerance.
///
/// Premultiplied pixels are compared, which sees a translucent pixel as it looks over black and over white at once: both
/// looks are equal exactly where the four bytes are. An invisible pixel has no colour that could count.
public struct ImageComparer: Sendable {
  /// How much the pictures may differ.
  public let tolerance: ImageTolerance
  /// What of the pictures does not count; see ``ImageMask/check(_:for:)``.
  public let masks: [ImageMask]

  /// Creates a comparer; exact and without masks unless told otherwise.
  public init(tolerance: ImageTolerance = .exact, masks: [ImageMask] = []) {
    self.tolerance = tolerance
    self.masks = masks
  }

  /// Whether two pictures count as the same, which pictures of different sizes never do.
  ///
  /// Stops at the pixel that decides. Equal pictures cost one memcmp, as do equal rows of others. Rows that a mask touches
  /// are copied, unless the pictures are equal.
  public func matches(_ reference: Bitmap, _ actual: Bitmap) -> Bool {
    guard reference.size == actual.size else { return false }
    if reference == actual { return true }
    return PixelPair.withPair(reference, actual, ignoring: masks) { pair in
      guard let pair else { return true }
      let limits = tolerance.allowance.limits(for: pair.size.pixelCount)
      if tolerance.pixels == .exact, limits.allowNothing, masks.isEmpty { return false }
      var check = LimitCheck(limits: limits)
      return tolerance.pixels.run(&check, on: pair)
    }
  }

  /// All that differs between two pictures outside of masks; nil where nothing does.
  ///
  /// A difference within the tolerance is one too; ``ImageDifference/isTolerated`` tells. Unlike ``matches(_:_:)`` this
  /// looks at every pixel.
  public func difference(between reference: Bitmap, and actual: Bitmap) -> ImageDifference? {
    let (referenceSize, actualSize) = (reference.size, actual.size)
    if reference == actual { return nil }
    return PixelPair.withPair(reference, actual, ignoring: masks) { pair in
      if !masks.isEmpty, referenceSize == actualSize, pair?.isEqual ?? true { return nil }
      var survey = DifferenceSurvey(size: referenceSize.intersection(actualSize))
      if let pair { tolerance.pixels.run(&survey, on: pair) }
      return ImageDifference(
        survey, referenceSize: referenceSize, actualSize: actualSize, tolerance: tolerance, masks: masks)
    }
  }
}

/// Whether what a rule does not forgive stays within limits.
struct LimitCheck: RuleTask {
  let limits: DifferenceLimits

  /// Stops at the pixel, or the row of windows, that decides.
  func run(on pair: PixelPair, with rule: inout some ForgivingRule) -> Bool {
    let size = pair.size
    var remaining = limits.allowNothing ? 0 : limits.differingPixels ?? size.pixelCount
    let largest = limits.largestChannelDifference.map(Int.init) ?? 255
    var windows = limits.worstWindow.map { WindowCounter(size: size, side: $0.side) }
    for y in 0..<size.height where !pair.hasEqualRows(y) {
      // Neighbours are marked at once.
      var run = 0..<0
      for x in pair.differences(inRow: y) where !rule.forgives(x: x, y: y, in: pair) {
        remaining -= 1
        if remaining < 0 { return false }
        if largest < 255, channelDifference(pair.reference[y][x], pair.actual[y][x]) > largest { return false }
        if x > run.upperBound {
          windows?.mark(run, row: y)
          run = x..<x
        }
        run = run.lowerBound..<x + 1
      }
      windows?.mark(run, row: y)
      windows?.finishRow()
      if let worst = windows?.worst, !limits.allow(worst) { return false }
    }
    return true
  }
}

extension DifferenceLimits {
  /// Whether the worst window does not exceed what is allowed.
  func allow(_ window: WorstWindow) -> Bool {
    worstWindow.map { window.differingPixels <= $0.differingPixels } ?? true
  }
}
