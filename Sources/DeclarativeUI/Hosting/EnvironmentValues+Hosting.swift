private enum ProblemLogKey: EnvironmentKey {
  static var defaultValue: ProblemLog? { nil }
}
private enum HostPreferencesKey: EnvironmentKey {
  static var defaultValue: HostPreferences? { nil }
}

extension EnvironmentValues {
  /// Where views report what cannot be drawn; nil outside of a screen.
  var problemLog: ProblemLog? {
    get { self[ProblemLogKey.self] }
    set { self[ProblemLogKey.self] = newValue }
  }

  /// Where views leave their wishes for the screen; nil outside of a screen.
  var preferences: HostPreferences? {
    get { self[HostPreferencesKey.self] }
    set { self[HostPreferencesKey.self] = newValue }
  }
}
