/// How large the reader wants text to be; iOS starts with `large`.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the five sizes beyond the usual ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
