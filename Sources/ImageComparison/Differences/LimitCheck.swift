import PixelImages

/// Whether what a rule does not forgive stays within limits.
struct LimitCheck: RuleTask {
  let pair: PixelPair
  let limits: DifferenceLimits

  /// Stops at the pixel, or the row of windows, that decides.
  func run(with rule: inout some ForgivingRule) -> Bool {
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
