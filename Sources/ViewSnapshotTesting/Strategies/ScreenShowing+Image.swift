public import Foundation
public import ImageSnapshotTesting
public import SnapshotTesting

extension Snapshotting where Value: ScreenShowing, Format == SnapshotPicture {
  /// A screen as a picture of its frame's size, or of its view's ideal size where it has none.
  public static var image: Snapshotting { .image() }

  /// A screen as a picture on a device.
  /// - Parameters:
  ///   - config: the device.
  ///   - drawHierarchyInKeyWindow: accepted for tests that ran on a simulator. There is no window here, and everything is
  ///     always drawn; with `STILLS_SIMULATOR`, what that simulator's window covers is covered.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own.
  ///   - masks: what does not count.
  public static func image(
    on config: ViewImageConfig,
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    picture(
      .image(precision: precision, perceptualPrecision: perceptualPrecision),
      on: SnapshotScreen(config, size: size, traits: traits, isInKeyWindow: drawHierarchyInKeyWindow), masks: masks)
  }

  /// A screen as a picture on a device with a tolerance.
  /// - Parameters:
  ///   - config: the device.
  ///   - tolerance: how much the picture may differ.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own.
  ///   - masks: what does not count.
  public static func image(
    on config: ViewImageConfig,
    tolerance: Tolerance,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    picture(.image(tolerance: tolerance), on: SnapshotScreen(config, size: size, traits: traits), masks: masks)
  }

  /// A screen as a picture.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: accepted for tests that ran on a simulator. There is no window here, and everything is
  ///     always drawn; with `STILLS_SIMULATOR`, what that simulator's window covers is covered.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - size: the size of the screen in points, or nil for its frame's, or what the view takes.
  ///   - traits: what the screen is like.
  ///   - masks: what does not count.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    picture(
      .image(precision: precision, perceptualPrecision: perceptualPrecision),
      on: SnapshotScreen(ViewImageConfig(size: size), traits: traits, isInKeyWindow: drawHierarchyInKeyWindow),
      masks: masks)
  }

  /// A screen as a picture with a tolerance.
  /// - Parameters:
  ///   - tolerance: how much the picture may differ.
  ///   - size: the size of the screen in points, or nil for its frame's, or what the view takes.
  ///   - traits: what the screen is like.
  ///   - masks: what does not count.
  public static func image(
    tolerance: Tolerance,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    picture(
      .image(tolerance: tolerance), on: SnapshotScreen(ViewImageConfig(size: size), traits: traits), masks: masks)
  }

  private static func picture(
    _ strategy: SimplySnapshotting<SnapshotPicture>, on screen: SnapshotScreen, masks: [ViewMask]
  ) -> Snapshotting {
    strategy.asyncPullback { value in value.found { try $0.picture(on: screen, masks: masks) } }
  }
}

extension Snapshotting where Value == UIView, Format == SnapshotPicture {
  /// The area of a screen as a picture of its frame's size, or of its view's ideal size where it has none.
  public static var image: Snapshotting { .image() }

  /// The area of a screen as a picture.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: accepted for tests that ran on a simulator. There is no window here, and everything is
  ///     always drawn; with `STILLS_SIMULATOR`, what that simulator's window covers is covered.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - size: the size of the screen in points, or nil for the area's own.
  ///   - traits: what the screen is like.
  ///   - masks: what does not count.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    let screen = SnapshotScreen(
      ViewImageConfig(size: size), traits: traits, isInKeyWindow: drawHierarchyInKeyWindow)
    return SimplySnapshotting<SnapshotPicture>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { view in view.found { try $0.picture(on: screen, masks: masks) } }
  }
}
