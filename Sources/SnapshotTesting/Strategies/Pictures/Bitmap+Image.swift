public import PixelImages

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// A picture, stored as PNG and compared pixel by pixel, exactly.
  public static var image: Snapshotting { .image() }

  /// A picture, stored as PNG and compared pixel by pixel.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1: its distance in CIE Lab is at most
  ///     (1 - perceptualPrecision) * 100; an eye tells 0.98 to 0.99 apart.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}
