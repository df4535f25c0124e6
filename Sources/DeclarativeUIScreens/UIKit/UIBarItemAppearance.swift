public import Foundation

// How the buttons and tabs of UIKit's bars look. Tabs below their pictures are drawn so; nothing is kept of what buttons are
// told.

extension UINavigationBarAppearance {
  /// How the bar's buttons look; what is set changes no picture.
  public var buttonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }

  /// How the button that ends something looks; what is set changes no picture.
  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }

  /// How the button that leads back looks; what is set changes no picture.
  public var backButtonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }

  /// Gives the button that leads back another picture; it changes no picture here.
  public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How the buttons of a bar of UIKit look.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  /// Creates the usual look.
  public nonisolated init() {}

  /// How they look at rest.
  public let normal = UIBarItemStateAppearance()
  /// How they look pressed.
  public let highlighted = UIBarItemStateAppearance()
  /// How they look where they cannot be used.
  public let disabled = UIBarItemStateAppearance()
  /// How they look where they have the focus.
  public let focused = UIBarItemStateAppearance()
}

/// How the tabs of UIKit look.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  /// Creates the usual look.
  public nonisolated init() {}

  /// How they look where another one is chosen.
  public let normal = UIBarItemStateAppearance()
  /// How the chosen one looks.
  public let selected = UIBarItemStateAppearance()
  /// How they look where they cannot be used.
  /// - Remark: changes nothing here.
  public let disabled = UIBarItemStateAppearance()
  /// How they look where they have the focus.
  /// - Remark: changes nothing here.
  public let focused = UIBarItemStateAppearance()
}

/// How a button or a tab of UIKit looks in one state.
@MainActor @preconcurrency
public final class UIBarItemStateAppearance {
  nonisolated init() {}

  /// How the title is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture.
  public var iconColor: UIColor?
  /// The colour behind what is written on the picture.
  /// - Remark: changes nothing here.
  public var badgeBackgroundColor: UIColor?
}

/// What becomes of what is behind a view of UIKit.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of UIKit.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How much is seen through it.
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// How much is seen through it.
  package let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
