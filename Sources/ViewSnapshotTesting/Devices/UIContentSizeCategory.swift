public import DeclarativeUI

/// A text size, by UIKit's name.
public enum UIContentSizeCategory: Hashable, Sendable {
  case unspecified
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

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
