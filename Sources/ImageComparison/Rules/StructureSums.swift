import PixelImages

/// Sums over the samples of two pictures from which their means, variances and covariance follow.
struct StructureSums {
  /// The reference's samples, the actual ones, both squares, and products; of at most 961 samples each is below 2^27.
  private var sums = SIMD4<Int32>.zero

  /// The sums over no samples.
  init() {}

  /// The terms of one sample of each picture.
  @inline(__always)
  init(_ reference: UInt8, _ actual: UInt8) {
    let (reference, actual) = (Int32(reference), Int32(actual))
    sums = SIMD4(reference, actual, reference &* reference &+ actual &* actual, reference &* actual)
  }

  @inline(__always)
  static func += (left: inout StructureSums, right: StructureSums) { left.sums &+= right.sums }

  @inline(__always)
  static func -= (left: inout StructureSums, right: StructureSums) { left.sums &-= right.sums }

  /// SSIM of `count` samples, at most 961, as a fraction of so many bits: from -1 to 1.
  ///
  /// All terms are multiplied by count^2 and by 10,000, so that means, variances and the constants (0.01 * 255)^2 and
  /// (0.03 * 255)^2 are integers; the largest stays below 2^51.
  func similarity(count: Int, fractionBits: Int) -> Int {
    let scale = 10_000
    let (reference, actual) = (Int(sums[0]), Int(sums[1]))
    let (squares, products) = (Int(sums[2]), Int(sums[3]))
    let area = count * count
    let (c1, c2) = (65_025 * area, 585_225 * area)
    let meanProduct = 2 * reference * actual * scale + c1
    let meanSquares = (reference * reference + actual * actual) * scale + c1
    let covariance = 2 * (count * products - reference * actual) * scale + c2
    let variances =
      (count * squares - reference * reference - actual * actual) * scale + c2
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

/// The sums over pixels of two pictures, of each channel.
struct ChannelSums {
  private(set) var red = StructureSums()
  private(set) var green = StructureSums()
  private(set) var blue = StructureSums()

  init() {}

  /// The terms of one opaque pixel of each picture.
  @inline(__always)
  init(_ reference: PremultipliedColor, _ actual: PremultipliedColor) {
    red = StructureSums(reference.red, actual.red)
    green = StructureSums(reference.green, actual.green)
    blue = StructureSums(reference.blue, actual.blue)
  }

  @inline(__always)
  static func += (left: inout ChannelSums, right: ChannelSums) {
    left.red += right.red
    left.green += right.green
    left.blue += right.blue
  }

  @inline(__always)
  static func -= (left: inout ChannelSums, right: ChannelSums) {
    left.red -= right.red
    left.green -= right.green
    left.blue -= right.blue
  }
}
