public import DeclarativeUI
import ImageSnapshotTesting
public import SnapshotTesting

extension Snapshotting where Value: AreaShowing, Format == SnapshotPicture {
  /// A layer as a picture of its own size.
  public static var image: Snapshotting { .image() }

  /// A layer as a picture of its own size.
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - traits: what the screen is like.
  ///   - masks: what does not count.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    let screen = SnapshotScreen(ViewImageConfig(), traits: traits)
    return SimplySnapshotting<SnapshotPicture>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { layer in Async(onMainActor: { try layer.shownArea.picture(on: screen, masks: masks) }) }
  }
}
