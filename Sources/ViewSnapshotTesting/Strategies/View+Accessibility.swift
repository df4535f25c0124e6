public import DeclarativeUI
public import Foundation
public import ImageSnapshotTesting
public import SnapshotTesting

extension Snapshotting where Value: View, Format == String {
  /// What VoiceOver says about a view in its ideal size.
  public static var accessibility: Snapshotting { .accessibility() }

  /// What VoiceOver says about a view: a block for each accessibility element, in VoiceOver's order.
  ///
  /// A block has the label, the traits, the value, the hint, the identifier, the actions and the frame in points.
  /// - Parameters:
  ///   - layout: the screen.
  ///   - traits: traits that count before the screen's own.
  public static func accessibility(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text(on: SnapshotScreen(layout.config, traits: traits))
  }

  /// What VoiceOver says about a view on a device: a block for each accessibility element, in VoiceOver's order.
  /// - Parameters:
  ///   - config: the device.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own.
  public static func accessibility(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text(on: SnapshotScreen(config, size: size, traits: traits))
  }

  private static func text(on screen: SnapshotScreen) -> Snapshotting {
    SimplySnapshotting.lines.asyncPullback { view in
      let source = PictureSource(view)
      return Async(onMainActor: { source.accessibilityText(on: screen) })
    }
  }
}

extension Snapshotting where Value: View, Format == SnapshotPicture {
  /// A view in its ideal size, its accessibility elements in numbered colours, and a legend.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// A view, its accessibility elements in numbered colours, and a legend of what VoiceOver says of each.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: accepted for tests that ran on a simulator; it has no effect.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - layout: the screen.
  ///   - traits: traits that count before the screen's own; the legend has the scale only.
  ///   - masks: what does not count.
  public static func accessibilityImage(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    marked(
      .image(precision: precision, perceptualPrecision: perceptualPrecision),
      on: SnapshotScreen(layout.config, traits: traits), masks: masks)
  }

  /// A view, its accessibility elements in numbered colours, and a legend; with a tolerance.
  /// - Parameters:
  ///   - tolerance: how much the picture may differ.
  ///   - layout: the screen.
  ///   - traits: traits that count before the screen's own; the legend has the scale only.
  ///   - masks: what does not count.
  public static func accessibilityImage(
    tolerance: Tolerance,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    masks: [ViewMask] = []
  ) -> Snapshotting {
    marked(.image(tolerance: tolerance), on: SnapshotScreen(layout.config, traits: traits), masks: masks)
  }

  /// A view on a device, its accessibility elements in numbered colours, and a legend of what VoiceOver says of each.
  /// - Parameters:
  ///   - config: the device.
  ///   - precision: the fraction of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own; the legend has the scale only.
  ///   - masks: what does not count.
  public static func accessibilityImage(
    on config: ViewImageConfig,
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

  /// A view on a device, marked and with a legend, with a tolerance.
  /// - Parameters:
  ///   - config: the device.
  ///   - tolerance: how much the picture may differ.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own; the legend has the scale only.
  ///   - masks: what does not count.
  public static func accessibilityImage(
    on config: ViewImageConfig,
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
    strategy.asyncPullback { view in PictureSource(view).asyncPicture(on: screen, masks: masks, showing: .accessibility)
    }
  }
}
