/// Sums over the samples of two pictures from which their means, variances and covariance follow.
struct StructureSums {
  private var reference = 0
  private var actual = 0
  private var referenceSquares = 0
  private var actualSquares = 0
  private var products = 0

  @inline(__always)
  mutating func add(_ r: Int, _ a: Int, sign: Int) {
    reference &+= sign &* r
    actual &+= sign &* a
    referenceSquares &+= sign &* r &* r
    actualSquares &+= sign &* a &* a
    products &+= sign &* r &* a
  }

  @inline(__always)
  static func + (left: StructureSums, right: StructureSums) -> StructureSums {
    var sum = left
    sum.combine(right, sign: 1)
    return sum
  }

  @inline(__always)
  static func - (left: StructureSums, right: StructureSums) -> StructureSums {
    var difference = left
    difference.combine(right, sign: -1)
    return difference
  }

  @inline(__always)
  private mutating func combine(_ other: StructureSums, sign: Int) {
    reference &+= sign &* other.reference
    actual &+= sign &* other.actual
    referenceSquares &+= sign &* other.referenceSquares
    actualSquares &+= sign &* other.actualSquares
    products &+= sign &* other.products
  }

  /// SSIM of `count` samples, at most 961, as a fraction of so many bits: from -1 to 1.
  ///
  /// All terms are multiplied by count^2 and by 10,000, so that means, variances and the constants (0.01 * 255)^2 and
  /// (0.03 * 255)^2 are integers; the largest stays below 2^51.
  func similarity(count: Int, fractionBits: Int) -> Int {
    let scale = 10_000
    let area = count * count
    let (c1, c2) = (65_025 * area, 585_225 * area)
    let meanProduct = 2 * reference * actual * scale + c1
    let meanSquares = (reference * reference + actual * actual) * scale + c1
    let covariance = 2 * (count * products - reference * actual) * scale + c2
    let variances =
      (count * (referenceSquares + actualSquares) - reference * reference - actual * actual) * scale + c2
    let light = fraction(meanProduct, meanSquares, fractionBits)
    let structure = fraction(covariance, variances, fractionBits)
    return (light * structure) >> fractionBits
  }

  /// `numerator` / `denominator`, whose size it does not exceed, as a fraction of so many bits.
  private func fraction(_ numerator: Int, _ denominator: Int, _ bits: Int) -> Int {
    // Shifted apart where the numerator has no room; the denominator, which is larger, can then spare the bits.
    let up = min(bits, numerator.magnitude.leadingZeroBitCount - 2)
    return (numerator << up) / (denominator >> (bits - up))
  }
}
