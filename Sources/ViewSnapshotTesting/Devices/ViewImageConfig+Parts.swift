public import DeclarativeUI

extension ViewImageConfig {
  /// The screen with what the system draws over every app: the status bar, the home indicator, or the keyboard, which makes
  /// what is safe end above it.
  /// - Remark: the keyboard is a surface without keys; heights and places are generally known, and were not measured.
  public func showing(_ parts: ScreenParts) -> ViewImageConfig {
    var config = self
    config.parts.formUnion(parts)
    return config
  }
}
