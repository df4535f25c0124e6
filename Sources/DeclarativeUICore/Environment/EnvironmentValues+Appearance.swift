public import Foundation

/// Whether views are drawn dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How large the reader wants text to be; iOS starts with `large`.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the five sizes beyond the usual ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Where lines start.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = AppSettings.current?.colorScheme ?? .light
}
private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}
private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}
private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether views are drawn dark on light or light on dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The text size that the user has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Where lines start.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The device pixels a point; a number that is not positive and finite counts as 1.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue > 0 && newValue.isFinite ? newValue : 1 }
  }

  /// The extent of a device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  package var isMirrored: Bool { layoutDirection == .rightToLeft }
}
