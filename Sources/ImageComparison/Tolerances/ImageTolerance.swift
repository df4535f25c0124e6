/// How much two pictures may differ and still count as the same.
///
/// Nothing, unless asked for.
public struct ImageTolerance: Hashable, Sendable {
  /// The fraction of pixels that must match, from 0 to 1.
  ///
  /// It means the decimal number that was written: 0.99 of 10,000 pixels are 9900, though the nearest `Float` to 0.99 is
  /// a little more than that. Not a number, and everything above 1, count as 1.
  public var precision: Float
  /// Which pixels match.
  public var pixels: PixelTolerance

  /// Creates a tolerance.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, from 0 to 1.
  ///   - pixels: which pixels match.
  public init(precision: Float = 1, pixels: PixelTolerance = .exact) {
    self.precision = precision
    self.pixels = pixels
  }

  /// Creates a tolerance from the two numbers that snapshot tests usually take.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, from 0 to 1; see ``PixelTolerance/perceptual(precision:)``.
  public init(precision: Float = 1, perceptualPrecision: Float) {
    self.init(
      precision: precision,
      pixels: perceptualPrecision < 1 ? .perceptual(precision: perceptualPrecision) : .exact)
  }

  /// No difference at all.
  public static let exact = ImageTolerance()

  /// How many of `pixelCount` pixels may differ; `pixelCount` at most 2^31.
  func allowedPixelCount(of pixelCount: Int) -> Int {
    pixelCount - DecimalFraction(precision).ceiling(times: pixelCount)
  }
}
