/// A button style whose type is not known outside.
struct AnyButtonStyle: ButtonStyle {
  private let make: @MainActor (Configuration) -> AnyView

  init(_ style: some ButtonStyle) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }

  func makeBody(configuration: Configuration) -> AnyView {
    make(configuration)
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  /// How buttons look; nil is the usual look.
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Buttons in this view with a look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { $0.buttonStyle = AnyButtonStyle(style) }
  }

  /// Whether controls in this view can be used; what a view around has disabled stays disabled.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
