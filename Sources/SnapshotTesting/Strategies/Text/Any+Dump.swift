extension Snapshotting where Format == String {
  /// Any value, as an outline of all that it is made of.
  ///
  /// Dictionaries and sets are sorted, memory addresses are left out, and an object that contains itself ends there, so
  /// that the same value always has the same outline. Types that conform to `AnySnapshotStringConvertible` write
  /// themselves. A value that is nested more than 500 levels deep, or that has more than a million parts, fails.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in try ValueOutline.text(of: value) }
  }
}
