extension Snapshotting where Format == String {
  /// Any value, as an outline of all that it is made of.
  ///
  /// Dictionaries and sets are sorted, memory addresses are left out, and an object that contains itself ends there, so
  /// that the same value always has the same outline. Types that conform to `AnySnapshotStringConvertible` write
  /// themselves.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in ValueOutline().text(of: value) }
  }
}
