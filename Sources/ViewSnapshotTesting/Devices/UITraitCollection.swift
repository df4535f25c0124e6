public import Foundation

/// What a screen is like, by UIKit's name: each trait may be unspecified.
///
/// Appearance, text size, direction and scale change what is drawn; the other traits are carried along only.
public struct UITraitCollection: Hashable, Sendable {
  /// The appearance; unspecified is light.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The text size; unspecified is large.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Where lines start; unspecified is left.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The device pixels a point; 0 is unspecified, which is 3.
  public var displayScale: CGFloat = 0
  /// The kind of device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The class of the width.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The class of the height.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// The range of colours.
  public var displayGamut = UIDisplayGamut.unspecified
  /// Whether the screen feels how hard it is pressed.
  public var forceTouchCapability = UIForceTouchCapability.unknown

  /// Creates traits that are all unspecified.
  public init() {}

  /// Creates traits by changing unspecified ones.
  public init(mutations: (inout UITraitCollection) -> Void) {
    mutations(&self)
  }

  /// Creates traits from several; of those that specify the same trait the last counts.
  public init(traitsFrom collections: [UITraitCollection]) {
    for traits in collections { merge(traits) }
  }

  private mutating func merge(_ other: UITraitCollection) {
    func merge<Trait: Equatable>(_ trait: WritableKeyPath<UITraitCollection, Trait>, _ unspecified: Trait) {
      if other[keyPath: trait] != unspecified { self[keyPath: trait] = other[keyPath: trait] }
    }
    merge(\.userInterfaceStyle, .unspecified)
    merge(\.preferredContentSizeCategory, .unspecified)
    merge(\.layoutDirection, .unspecified)
    merge(\.displayScale, 0)
    merge(\.userInterfaceIdiom, .unspecified)
    merge(\.horizontalSizeClass, .unspecified)
    merge(\.verticalSizeClass, .unspecified)
    merge(\.displayGamut, .unspecified)
    merge(\.forceTouchCapability, .unknown)
  }
}
