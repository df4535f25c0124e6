public import DeclarativeUI
public import Foundation
public import SnapshotTesting

extension Snapshotting where Value: View, Format == String {
  /// The views as text, each on a line of its own, as code writes it.
  public static var tree: Snapshotting { .tree() }

  /// The views as text, each on a line of its own, as code writes it; what is inside of it is indented below.
  ///
  /// The text has what the view is made of and not what it looks like: no places, no sizes that layout finds.
  /// - Parameters:
  ///   - config: the device, whose traits views may ask for.
  ///   - traits: traits that count before the device's own.
  public static func tree(
    on config: ViewImageConfig = ViewImageConfig(), traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let screen = SnapshotScreen(config, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { view in PictureSource(view).asyncTreeText(on: screen) }
  }
}

extension Snapshotting where Value: ScreenShowing, Format == String {
  /// The views of a screen as text, each on a line of its own, as code writes it.
  public static var tree: Snapshotting { .tree() }

  /// The views of a screen as text, each on a line of its own, as code writes it; what is inside of it is indented below.
  ///
  /// The text has what the view is made of and not what it looks like: no places, no sizes that layout finds.
  /// - Parameters:
  ///   - config: the device, whose traits views may ask for.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own.
  public static func tree(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let screen = SnapshotScreen(config, size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { value in value.found { $0.treeText(on: screen) } }
  }
}
