extension LabColor {
  /// The square of the distance of CIE94 for graphic arts, in 1/1000^2, this colour being the reference.
  ///
  /// dL*^2 + (dC* / (1 + 0.045 C*))^2 + (dH* / (1 + 0.015 C*))^2 (CIE 116). Unlike CIE76 it does not exaggerate
  /// differences between saturated colours.
  func squaredCIE94Distance(to other: LabColor) -> Int {
    let (dL, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    let chroma = self.chroma
    let dC = chroma - other.chroma
    // Never negative but by the rounding of the roots.
    let squaredHue = max(0, da * da + db * db - dC * dC)
    // The divisors in 1/1,000,000.
    let weightedChroma = dC * 1_000_000 / (1_000_000 + 45 * chroma)
    let weightedHue = wholeSquareRoot(squaredHue) * 1_000_000 / (1_000_000 + 15 * chroma)
    return dL * dL + weightedChroma * weightedChroma + weightedHue * weightedHue
  }

  /// The distance from grey, in 1/1000.
  private var chroma: Int { wholeSquareRoot(a * a + b * b) }
}

/// The square root rounded down, for values below 2^52; IEEE's is exactly rounded, so every machine agrees.
private func wholeSquareRoot(_ value: Int) -> Int {
  Int(Double(value).squareRoot())
}
