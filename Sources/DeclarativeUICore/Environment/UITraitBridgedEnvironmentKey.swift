/// Traits that can be changed.
public protocol UIMutableTraits {
  /// The appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Where lines start.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// How much room there is across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is along.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

extension UITraitCollection: UIMutableTraits {}

/// A key of the environment whose value follows from the traits where no view sets it.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits have.
  static func read(from traitCollection: UITraitCollection) -> Value

  /// Writes a value into traits.
  /// - Remark: nothing calls it here: views of UIKit do not see what views have set.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// What the environment says as traits, with those that views are only told.
  var allTraits: UITraitCollection {
    var traits = UITraitCollection(self)
    traits.userInterfaceIdiom = userInterfaceIdiom
    traits.horizontalSizeClass = UIUserInterfaceSizeClass(horizontalSizeClass)
    traits.verticalSizeClass = UIUserInterfaceSizeClass(verticalSizeClass)
    return traits
  }
}
