private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any ButtonStyle)? { nil }
}

extension EnvironmentValues {
  /// How buttons look; nil is the usual look.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
