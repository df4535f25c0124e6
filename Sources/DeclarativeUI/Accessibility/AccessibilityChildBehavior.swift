/// What becomes of the views inside of one that is read as a whole.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are not read.
  case ignore
  /// They are read one by one.
  case contain
  /// They are read together.
  case combine
}
