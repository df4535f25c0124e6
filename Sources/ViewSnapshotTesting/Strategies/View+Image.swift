public import DeclarativeUI
public import Foundation
public import ImageSnapshotTesting
public import SnapshotTesting

extension Snapshotting where Value: View, Format == SnapshotPicture {
  /// A view as a picture of its ideal size.
  public static var image: Snapshotting { .image() }

  /// A view as a picture.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: accepted for tests that ran on a simulator. There is no window here, and everything is
  ///     always drawn; with `STILLS_SIMULATOR`, what that simulator's window covers is covered.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - layout: the screen.
  ///   - traits: traits that count before the screen's own.
  ///   - masks: what does not count.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    picture(
      .image(precision: precision, perceptualPrecision: perceptualPrecision),
      on: SnapshotScreen(layout, traits: traits, isInKeyWindow: drawHierarchyInKeyWindow), masks: masks)
  }

  /// A view as a picture with a tolerance.
  /// - Parameters:
  ///   - tolerance: how much the picture may differ.
  ///   - layout: the screen.
  ///   - traits: traits that count before the screen's own.
  ///   - masks: what does not count.
  public static func image(
    tolerance: Tolerance,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    picture(.image(tolerance: tolerance), on: SnapshotScreen(layout, traits: traits), masks: masks)
  }

  /// A view as a picture on a device.
  /// - Parameters:
  ///   - config: the device.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own.
  ///   - masks: what does not count.
  @_disfavoredOverload  // Projects have strategies of this name, which swift-snapshot-testing lacks: theirs count.
  public static func image(
    on config: ViewImageConfig,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    picture(
      .image(precision: precision, perceptualPrecision: perceptualPrecision),
      on: SnapshotScreen(config, size: size, traits: traits), masks: masks)
  }

  /// A view as a picture on a device with a tolerance.
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

  private static func picture(
    _ strategy: SimplySnapshotting<SnapshotPicture>, on screen: SnapshotScreen, masks: [ViewMask]
  ) -> Snapshotting {
    strategy.asyncPullback { view in PictureSource(view).asyncPicture(on: screen, masks: masks) }
  }
}

/// The screen that a view is drawn for.
public enum SwiftUISnapshotLayout: Hashable, Sendable {
  /// A device, in whose safe area the view is centred.
  case device(config: ViewImageConfig)
  /// A size in points, in which the view is centred; where a length is 0, as long as the view is when it is offered that.
  case fixed(width: CGFloat, height: CGFloat)
  /// What the view takes when it is asked for its ideal size; with `STILLS_SIMULATOR`, when it is offered nothing before it
  /// appears, as swift-snapshot-testing does it.
  case sizeThatFits

  var config: ViewImageConfig {
    switch self {
    case .device(let config): config
    case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
    case .sizeThatFits: ViewImageConfig()
    }
  }
}
