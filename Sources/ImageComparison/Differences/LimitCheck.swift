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
      let (reference, actual) = (pair.referenceRow(y), pair.actualRow(y))
      // The pixels from here to x are counted and not marked yet: runs are marked at once.
      var runStart: Int?
      for x in 0..<size.width {
        if reference[x] == actual[x] || rule.forgives(x: x, y: y, in: pair) {
          if let start = runStart { windows?.mark(start..<x, row: y) }
          runStart = nil
          continue
        }
        remaining -= 1
        if remaining < 0 { return false }
        if largest < 255, channelDifference(reference[x], actual[x]) > largest { return false }
        runStart = runStart ?? x
      }
      if let start = runStart { windows?.mark(start..<size.width, row: y) }
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
