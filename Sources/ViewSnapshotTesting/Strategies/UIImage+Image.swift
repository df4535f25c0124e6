public import DeclarativeUI
public import Foundation
public import ImageSnapshotTesting
public import SnapshotTesting

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture, stored as PNG and compared pixel by pixel, exactly.
  public static var image: Snapshotting { .image() }

  /// A picture, stored as PNG and compared pixel by pixel.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1: its distance in CIE Lab is at most
  ///     (1 - perceptualPrecision) * 100; an eye tells 0.98 to 0.99 apart.
  ///   - scale: accepted for tests that ran on a simulator; pictures are compared by their pixels.
  ///   - masks: what does not count, in pixels.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil, masks: [PictureMask] = []
  ) -> Snapshotting {
    Snapshotting(
      comparing: Diffing(precision: precision, perceptualPrecision: perceptualPrecision), masks: masks)
  }

  /// A picture, stored as PNG and compared pixel by pixel.
  /// - Parameters:
  ///   - tolerance: how much the picture may differ.
  ///   - masks: what does not count, in pixels.
  public static func image(tolerance: Tolerance, masks: [PictureMask] = []) -> Snapshotting {
    Snapshotting(comparing: Diffing(tolerance: tolerance), masks: masks)
  }
}

extension Diffing where Value == UIImage {
  /// Pictures, stored as PNG and compared pixel by pixel, exactly.
  public static var image: Diffing { .image() }

  /// Pictures, stored as PNG and compared pixel by pixel.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - scale: accepted for tests that ran on a simulator; pictures are compared by their pixels.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    Diffing(precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// Pictures, stored as PNG and compared pixel by pixel.
  /// - Parameter tolerance: how much they may differ.
  public static func image(tolerance: Tolerance) -> Diffing {
    Diffing(tolerance: tolerance)
  }
}
