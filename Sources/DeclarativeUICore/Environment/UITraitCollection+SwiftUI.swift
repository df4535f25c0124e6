// What SwiftUI and UIKit call the same, and how one is made of the other.

extension ColorScheme {
  /// Creates the appearance that UIKit calls so; nil where it is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates the appearance that SwiftUI calls so; nil is unspecified.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case nil: self = .unspecified
    case .light?: self = .light
    case .dark?: self = .dark
    }
  }
}

extension LayoutDirection {
  /// Creates the direction that UIKit calls so; nil where it is unspecified.
  public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitEnvironmentLayoutDirection {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Creates the direction that SwiftUI calls so.
  public init(_ layoutDirection: LayoutDirection) {
    switch layoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension UserInterfaceSizeClass {
  /// Creates the class that UIKit calls so; nil where it is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    guard let sizeClass = uiUserInterfaceSizeClass.userInterfaceSizeClass else { return nil }
    self = sizeClass
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates the class that SwiftUI calls so; nil is unspecified.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case nil: self = .unspecified
    case .compact?: self = .compact
    case .regular?: self = .regular
    }
  }
}

extension ColorSchemeContrast {
  /// Creates the contrast that UIKit calls so; nil where it is unspecified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .unspecified: return nil
    case .normal: self = .standard
    case .high: self = .increased
    }
  }
}

extension LegibilityWeight {
  /// Creates the weight that UIKit calls so; nil where it is unspecified.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .unspecified: return nil
    case .regular: self = .regular
    case .bold: self = .bold
    }
  }
}
