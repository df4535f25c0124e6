public import Foundation

extension UITraitCollection {
  /// Creates traits that specify the appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates traits that specify the text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates traits that specify where lines start.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  /// Creates traits that specify the device pixels a point.
  public init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }

  /// Creates traits that specify the kind of device.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Creates traits that specify the class of the width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates traits that specify the range of colours.
  public init(displayGamut: UIDisplayGamut) {
    self.init()
    self.displayGamut = displayGamut
  }

  /// Creates traits that specify whether the screen feels how hard it is pressed.
  public init(forceTouchCapability: UIForceTouchCapability) {
    self.init()
    self.forceTouchCapability = forceTouchCapability
  }

  /// Creates traits that specify the class of the height.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }
}
