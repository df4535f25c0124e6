private enum AppAccentColorKey: EnvironmentKey {
  static var defaultValue: Color { AppSettings.current?.accentColor ?? .blue }
}

private enum AccentScopeKey: EnvironmentKey {
  static var defaultValue: StyleScope? { nil }
}

private enum AccentIsSettledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The colour of what can be pressed where no view says any: that of the app, or the blue of iOS.
  package var appAccentColor: Color {
    get { self[AppAccentColorKey.self] }
    set { self[AppAccentColorKey.self] = newValue }
  }

  /// The style that `Color.accentColor` is: that of `accentColor(_:)`, or the tint with which a container of screens was
  /// begun; nil is the app's.
  ///
  /// `tint(_:)` alone does not change it: as developers report it, a `NavigationStack` or a `TabView` that is in no other one
  /// takes the tint around it for the accent colour of all of its screens, and what a screen says of its tint comes too late.
  var accentScope: StyleScope? {
    get { self[AccentScopeKey.self] }
    set { self[AccentScopeKey.self] = newValue }
  }

  /// Whether a container of screens has settled what the accent colour is.
  private var accentIsSettled: Bool {
    get { self[AccentIsSettledKey.self] }
    set { self[AccentIsSettledKey.self] = newValue }
  }

  /// Sets the style of what can be pressed, and with it the accent colour.
  mutating func pushAccent(_ style: AnyShapeStyle) {
    tintScope = StyleScope([style], outer: tintScope, isAccent: true)
    accentScope = tintScope
  }

  /// Takes the tint for the accent colour, for the outermost container of screens.
  package mutating func settleAccentColor() {
    guard !accentIsSettled else { return }
    accentIsSettled = true
    if let tintScope { accentScope = tintScope }
  }

  /// The environment in which the style of the accent colour was given, and that style; nil is the app's colour.
  var accentAround: (style: AnyShapeStyle, outside: EnvironmentValues)? {
    guard let scope = accentScope, let style = scope.styles.first else { return nil }
    var outside = self
    outside.tintScope = scope.outer
    outside.accentScope = sequence(first: scope, next: \.outer).dropFirst().first(where: \.isAccent)
    return (style, outside)
  }
}
