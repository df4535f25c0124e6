public import Foundation
public import PixelImages
public import SnapshotTesting

extension Snapshotting where Value: UIViewController, Format == Bitmap {
  /// A screen as a picture of its view's ideal size.
  public static var image: Snapshotting { .image() }

  /// A screen as a picture on a device.
  /// - Parameters:
  ///   - config: the device.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own.
  public static func image(
    on config: ViewImageConfig,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    picture(
      on: SnapshotScreen(config, size: size, traits: traits), precision: precision,
      perceptualPrecision: perceptualPrecision)
  }

  /// A screen as a picture.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: accepted for tests that ran on a simulator; it has no effect, since there is no
  ///     window here and everything is always drawn.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - size: the size of the screen in points, or nil for what the view takes.
  ///   - traits: what the screen is like.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    picture(
      on: SnapshotScreen(ViewImageConfig(size: size), traits: traits), precision: precision,
      perceptualPrecision: perceptualPrecision)
  }

  private static func picture(
    on screen: SnapshotScreen, precision: Float, perceptualPrecision: Float
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { controller in Async(onMainActor: { try controller.host.picture(on: screen) }) }
  }
}
