extension PixelPair {
  /// Whether what a rule does not forgive stays within limits; stops at the pixel, or the row of windows, that decides.
  func isWithin(_ limits: DifferenceLimits, differingPixelsBy rule: inout some ForgivingRule) -> Bool {
    var remaining = limits.allowNothing ? 0 : limits.differingPixels ?? size.pixelCount
    let largest = limits.largestChannelDifference.map(Int.init) ?? 255
    var windows = limits.worstWindow.map { WindowCounter(size: size, side: $0.side) }
    for y in 0..<size.height where !hasEqualRows(y) {
      let (reference, actual) = (referenceRow(y), actualRow(y))
      let before = remaining
      for x in 0..<size.width where reference[x] != actual[x] && !rule.forgives(x: x, y: y, in: self) {
        remaining -= 1
        if remaining < 0 { return false }
        if largest < 255, channelDifference(reference[x], actual[x]) > largest { return false }
        windows?.mark(x..<x + 1, row: y)
      }
      if remaining < before { windows?.finishRow() }
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
