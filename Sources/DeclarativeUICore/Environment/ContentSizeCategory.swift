/// A text size by SwiftUI's older name for `DynamicTypeSize`.
/// - Remark: an older name of `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Hashable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Creates the size that UIKit calls so; nil where it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory != .unspecified else { return nil }
    self.init(uiSizeCategory.dynamicTypeSize)
  }

  init(_ dynamicTypeSize: DynamicTypeSize) {
    // Both are in the same order.
    self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == dynamicTypeSize }?.0 ?? .large
  }

  /// The size by its newer name.
  var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }

  /// Whether this is one of the five sizes beyond the usual ones.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension EnvironmentValues {
  /// How large the reader wants text to be, by the older name of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

extension DynamicTypeSize {
  /// Creates the size that UIKit calls so; nil where it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory != .unspecified else { return nil }
    self = uiSizeCategory.dynamicTypeSize
  }
}
