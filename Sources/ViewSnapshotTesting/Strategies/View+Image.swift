public import DeclarativeUI
public import Foundation
public import PixelImages
public import SnapshotTesting

extension Snapshotting where Value: View, Format == Bitmap {
  /// A view as a picture of its ideal size.
  public static var image: Snapshotting { .image() }

  /// A view as a picture.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: accepted for tests that ran on a simulator; it has no effect, since there is no
  ///     window here and everything is always drawn.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - layout: the screen.
  ///   - traits: traits that count before the screen's own.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let screen = SnapshotScreen(layout.config, traits: traits)
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { view in
        let host = ViewHost(view)
        return Async(onMainActor: { try host.picture(on: screen) })
      }
  }

  /// A view as a picture on a device.
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
    var config = config
    config.size = size ?? config.size
    return .image(
      precision: precision, perceptualPrecision: perceptualPrecision, layout: .device(config: config), traits: traits)
  }
}
