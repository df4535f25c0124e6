/// The versions of iOS that have colours of their own.
public enum SystemColors: Hashable, Sendable {
  /// Those of iOS 13 to 18.
  case iOS13
  /// Those of iOS 26: other reds, oranges, blues and the like; green, pink, greys and grounds are the same.
  ///
  /// Its separators are lighter on pictures, and of its links no picture is known: both are drawn as before.
  case iOS26
}

private enum SystemColorsKey: EnvironmentKey {
  static let defaultValue = SystemColors.iOS13
}

extension EnvironmentValues {
  /// The version of iOS whose colours `Color.red`, `UIColor.systemRed` and the like have: iOS 13 to 18 unless a test says
  /// otherwise.
  ///
  /// Numbers that are read off a `UIColor` without an environment are those of iOS 13 to 18.
  /// - Remark: only here; those of iOS 13 to 18 unless a test says otherwise.
  public var systemColors: SystemColors {
    get { self[SystemColorsKey.self] }
    set { self[SystemColorsKey.self] = newValue }
  }
}
