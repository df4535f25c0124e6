public import PixelImages

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  // All disfavoured: where views are tested too, "SimplySnapshotting.image" without types means that of UIImage, as with
  // UIKit.

  /// A picture, stored as PNG and compared pixel by pixel, exactly.
  @_disfavoredOverload
  public static var image: Snapshotting { .image() }

  /// A picture, stored as PNG and compared pixel by pixel.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1: its distance in CIE Lab is at most
  ///     (1 - perceptualPrecision) * 100; an eye tells 0.98 to 0.99 apart.
  ///   - masks: what does not count, in pixels.
  @_disfavoredOverload
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, masks: [PictureMask] = []
  ) -> Snapshotting {
    Snapshotting(Diffing(precision: precision, perceptualPrecision: perceptualPrecision), masks: masks)
  }

  /// A picture, stored as PNG and compared pixel by pixel.
  /// - Parameters:
  ///   - tolerance: how much the picture may differ.
  ///   - masks: what does not count, in pixels.
  @_disfavoredOverload
  public static func image(tolerance: Tolerance, masks: [PictureMask] = []) -> Snapshotting {
    Snapshotting(Diffing(tolerance: tolerance), masks: masks)
  }

  private init(_ pictures: Diffing<SnapshotPicture>, masks: [PictureMask]) {
    self.init(
      pathExtension: "png", diffing: Diffing(pictures, masks: masks),
      snapshot: { bitmap throws in
        // Masks that cover nothing must not be recorded either.
        try SnapshotPicture(bitmap, masks: masks).checkMasks()
        return bitmap
      })
  }
}
