private enum TintKey: EnvironmentKey {
  static var defaultValue: StyleScope? { nil }
}
private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: StyleScope? { nil }
}

extension EnvironmentValues {
  /// The style of what can be pressed; nil is the accent colour.
  var tintScope: StyleScope? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The styles of texts and shapes that name none, from primary to tertiary; nil for the label colours.
  var foregroundScope: StyleScope? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// Sets the styles of texts and shapes that name none.
  mutating func pushForeground(_ styles: [AnyShapeStyle]) {
    foregroundScope = StyleScope(styles, outer: foregroundScope)
  }

  /// Sets the style of what can be pressed.
  mutating func pushTint(_ style: AnyShapeStyle) {
    tintScope = StyleScope([style], outer: tintScope)
  }
}
