/// Where lines start.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
