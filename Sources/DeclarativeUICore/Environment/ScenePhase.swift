/// Whether a scene is seen and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not seen.
  case background
  /// It is seen, and something else is used.
  case inactive
  /// It is seen and used.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the scene of the view is seen and used: `active`, unless a test says otherwise.
  ///
  /// What a device's snapshot test has outside of a scene is not known.
  /// - Remark: `active`; what a device has outside of a scene is not known.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
