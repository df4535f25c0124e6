/// How many of the pixels that do not match a comparison lets pass.
public enum DifferenceAllowance: Hashable, Sendable {
  /// The fraction of pixels that must match, from 0 to 1.
  ///
  /// It means the decimal number that was written: 0.99 of 10,000 pixels are 9900, though the nearest `Float` to 0.99 is
  /// a little more than that. Not a number, and everything above 1, count as 1.
  case precision(Float)
  /// Limits in pixels and channel values.
  case limits(DifferenceLimits)

  /// The limits for a picture of so many pixels; `pixelCount` at most 2^31.
  func limits(for pixelCount: Int) -> DifferenceLimits {
    switch self {
    case .precision(let precision):
      DifferenceLimits(differingPixels: pixelCount - DecimalFraction(precision).ceiling(times: pixelCount))
    case .limits(let limits): limits
    }
  }
}
