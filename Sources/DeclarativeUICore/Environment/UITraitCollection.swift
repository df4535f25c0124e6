public import Foundation

/// What a screen is like, by UIKit's name: each trait may be unspecified.
///
/// Appearance, text size, direction, scale, contrast and weight change what is drawn; views are told the kind of device and
/// the size classes, too. The other traits are carried along only.
/// - Remark: colours that are chosen for traits are told appearance, text size, direction, scale, contrast and weight.
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

  /// How iOS draws what is its own; nil is unspecified.
  /// - Remark: only here.
  public var systemDesign: SystemDesign?

  /// How far colours are apart.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// How heavy texts are.
  public var legibilityWeight = UILegibilityWeight.unspecified
  /// Whether what is shown lies above something else.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
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

  /// What an environment says of the traits that change what is drawn.
  init(_ environment: EnvironmentValues) {
    userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
    layoutDirection = environment.isMirrored ? .rightToLeft : .leftToRight
    displayScale = environment.displayScale
    systemDesign = environment.systemDesign
    accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
    legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
  }

  /// What an environment says of all traits that are told to views.
  package init(around environment: EnvironmentValues) {
    self.init(environment)
    userInterfaceIdiom = environment.userInterfaceIdiom
    horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
    verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
  }

  /// The traits of the screen that is drawn, as UIKit has them outside of any view: light, with large text.
  /// - Remark: scale and kind are those of the snapshot; what its views inherit is not told here.
  public static var current: UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceStyle = .light
      traits.preferredContentSizeCategory = .large
      traits.layoutDirection = .leftToRight
      traits.displayScale = HostDevice.figures.scale
      traits.userInterfaceIdiom = HostDevice.figures.idiom
    }
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
    merge(\.systemDesign, nil)
    merge(\.accessibilityContrast, .unspecified)
    merge(\.legibilityWeight, .unspecified)
    merge(\.userInterfaceLevel, .unspecified)
    merge(\.displayGamut, .unspecified)
    merge(\.forceTouchCapability, .unknown)
  }
}

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

  /// Creates traits that specify how iOS draws what is its own.
  /// - Remark: only here.
  public init(systemDesign: SystemDesign) {
    self.init()
    self.systemDesign = systemDesign
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

  /// Creates traits that specify how far colours are apart.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
    self.accessibilityContrast = accessibilityContrast
  }

  /// Creates traits that specify how heavy texts are.
  public init(legibilityWeight: UILegibilityWeight) {
    self.init()
    self.legibilityWeight = legibilityWeight
  }

  /// Creates traits that specify whether what is shown lies above something else.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init()
    self.userInterfaceLevel = userInterfaceLevel
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

extension EnvironmentValues {
  /// Has the traits count that are specified.
  package mutating func apply(_ traits: UITraitCollection) {
    if traits.userInterfaceStyle != .unspecified { colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light }
    if traits.preferredContentSizeCategory != .unspecified {
      dynamicTypeSize = traits.preferredContentSizeCategory.dynamicTypeSize
    }
    if traits.layoutDirection != .unspecified {
      layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if traits.displayScale != 0 { displayScale = traits.displayScale }
    if let width = traits.horizontalSizeClass.userInterfaceSizeClass { horizontalSizeClass = width }
    if let height = traits.verticalSizeClass.userInterfaceSizeClass { verticalSizeClass = height }
    if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
    if let design = traits.systemDesign { systemDesign = design }
    if traits.accessibilityContrast != .unspecified {
      colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
    }
    if traits.legibilityWeight != .unspecified {
      legibilityWeight = traits.legibilityWeight == .bold ? .bold : .regular
    }
  }
}

/// An appearance, by UIKit's name.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// Where lines start, by UIKit's name.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// How far colours are apart, by UIKit's name; nothing is drawn differently for it.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal, high
}

/// How heavy texts are, by UIKit's name; nothing is drawn differently for it.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular, bold
}

/// Whether something lies above something else, by UIKit's name.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base, elevated
}

/// A range of colours, by UIKit's name.
public enum UIDisplayGamut: Hashable, Sendable {
  case unspecified, SRGB, P3
}

/// Whether a screen feels how hard it is pressed, by UIKit's name.
public enum UIForceTouchCapability: Hashable, Sendable {
  case unknown, unavailable, available
}

/// Whether there is much room in a direction, by UIKit's name.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular

  /// The class by SwiftUI's name; nil where it is unspecified.
  package var userInterfaceSizeClass: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

/// A text size, by UIKit's name.
public enum UIContentSizeCategory: Hashable, Sendable {
  case unspecified
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// The size by UIKit's name.
  public init(_ dynamicTypeSize: DynamicTypeSize) {
    self =
      switch dynamicTypeSize {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
  }

  /// The size by SwiftUI's name; large where it is unspecified.
  public var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .unspecified, .large: .large
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}
