public import Foundation
import Pictures
public import SnapshotTesting

extension Snapshotting where Value == UIView, Format == String {
  /// The area of a screen as an outline of what is drawn in it.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The area of a screen as an outline of what is drawn in it: each shape, text and picture with its place in points.
  ///
  /// It is this package's own outline and not that of UIKit, so a test that moves over records it once anew.
  /// - Parameters:
  ///   - size: the size of the screen in points, or nil for the area's own.
  ///   - traits: what the screen is like.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let screen = SnapshotScreen(ViewImageConfig(size: size), traits: traits)
    return SimplySnapshotting.lines.asyncPullback { view in view.found { try $0.outline(on: screen) } }
  }
}

extension Snapshotting where Value: ScreenShowing, Format == String {
  /// A screen as an outline of what is drawn on it.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// A screen as an outline of what is drawn on it: each shape, text and picture with its place in points.
  ///
  /// It is this package's own outline and not that of UIKit, so a test that moves over records it once anew.
  /// - Parameters:
  ///   - config: the device.
  ///   - size: the size of the screen in points instead of the device's, or nil.
  ///   - traits: traits that count before the device's own.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let screen = SnapshotScreen(config, size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { value in value.found { try $0.outline(on: screen) } }
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// A screen as the tree of its views.
  ///
  /// It is this package's own tree and not UIKit's, so a test that moves over records it once anew.
  public static var hierarchy: Snapshotting { .tree }
}

extension UIView {
  fileprivate func outline(on screen: SnapshotScreen) throws -> String {
    try picture(on: screen, masks: []).layout?.description ?? ""
  }
}
