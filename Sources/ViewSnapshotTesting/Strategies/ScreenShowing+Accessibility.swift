public import Foundation
public import ImageSnapshotTesting
public import SnapshotTesting

extension Snapshotting where Value: ScreenShowing, Format == String {
  /// What VoiceOver says about a screen.
  public static var accessibility: Snapshotting { .accessibility() }

  /// What VoiceOver says about a screen: a block for each accessibility element, in VoiceOver's order.
  /// - Parameters:
  ///   - config: the device.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own.
  public static func accessibility(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let screen = SnapshotScreen(config, size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { value in value.found { $0.accessibilityText(on: screen) } }
  }
}

extension Snapshotting where Value: ScreenShowing, Format == SnapshotPicture {
  /// A screen, its accessibility elements in numbered colours, and a legend.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// A screen, its accessibility elements in numbered colours, and a legend of what VoiceOver says of each.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: accepted for tests that ran on a simulator; it has no effect.
  ///   - config: the device.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own; the legend has the scale only.
  ///   - masks: what does not count.
  public static func accessibilityImage(
    drawHierarchyInKeyWindow: Bool = false,
    on config: ViewImageConfig = ViewImageConfig(),
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    marked(
      .image(precision: precision, perceptualPrecision: perceptualPrecision),
      on: SnapshotScreen(config, size: size, traits: traits), masks: masks)
  }

  /// A screen, marked and with a legend, with a tolerance.
  /// - Parameters:
  ///   - config: the device.
  ///   - tolerance: how much the picture may differ.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own; the legend has the scale only.
  ///   - masks: what does not count.
  public static func accessibilityImage(
    on config: ViewImageConfig = ViewImageConfig(),
    tolerance: Tolerance,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    marked(.image(tolerance: tolerance), on: SnapshotScreen(config, size: size, traits: traits), masks: masks)
  }

  private static func marked(
    _ strategy: SimplySnapshotting<SnapshotPicture>, on screen: SnapshotScreen, masks: [ViewMask]
  ) -> Snapshotting {
    strategy.asyncPullback { value in
      value.found { try $0.picture(on: screen, masks: masks, showing: .accessibility) }
    }
  }
}
