/// How iOS draws what is its own: colours, controls, lists and bars.
///
/// A test says which one it draws by `.environment(\.systemDesign, .iOS18)`; everything else that changes a look (the
/// appearance, contrast, direction, text size, tint) follows from the other values of the environment.
public enum SystemDesign: Hashable, Sendable {
  /// That of iOS 15 to 18.
  case iOS18
  /// That of iOS 26, with glass and rounder corners: what an app looks like that is built today.
  case iOS26
}

private enum SystemDesignKey: EnvironmentKey {
  static let defaultValue = SystemDesign.iOS26
}

extension EnvironmentValues {
  /// How iOS draws colours, controls, lists and bars: as iOS 26 does, unless a test says otherwise.
  ///
  /// Numbers that are read off a `UIColor` without an environment are those of iOS 26.
  /// - Remark: only here; that of iOS 26 unless a test says otherwise.
  public var systemDesign: SystemDesign {
    get { self[SystemDesignKey.self] }
    set { self[SystemDesignKey.self] = newValue }
  }
}
