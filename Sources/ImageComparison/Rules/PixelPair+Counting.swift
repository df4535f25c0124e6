extension PixelPair {
  /// Whether a rule leaves at most `limit` pixels unforgiven; stops at the first one too many.
  func hasAtMost(_ limit: Int, differingPixelsBy rule: inout some ForgivingRule) -> Bool {
    var remaining = limit
    for y in 0..<size.height where !hasEqualRows(y) {
      let (reference, actual) = (referenceRow(y), actualRow(y))
      for x in 0..<size.width where reference[x] != actual[x] && !rule.forgives(x: x, y: y, in: self) {
        remaining -= 1
        if remaining < 0 { return false }
      }
    }
    return true
  }
}
