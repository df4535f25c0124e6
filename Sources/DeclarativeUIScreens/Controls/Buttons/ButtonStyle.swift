package import LayoutTree

/// How buttons look; its dynamic properties, such as `@Environment`, have the values of the place of each button.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The kind of view that a button looks like.
  associatedtype Body: View
  /// What a style knows about a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The appearance of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a button.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let slot: ViewSlot
  }

  /// What pressing the button means.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Nil where nobody presses the button.
  let place: ButtonPlace?
  /// Whether a finger is on the button.
  @MainActor @preconcurrency public var isPressed: Bool { place?.isPressed ?? false }
}

extension ButtonStyleConfiguration.Label: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.evaluated(ViewSlotBody(subject: slot, nodeType: Self.self))
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any ButtonStyle)? { nil }
}

extension EnvironmentValues {
  /// How buttons look; nil is the usual look.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set {
      self[ButtonStyleKey.self] = newValue
      if primitiveButtonAppearance != nil { primitiveButtonAppearance = nil }
    }
  }
}

extension View {
  /// Buttons in this view with an appearance.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }

  /// Whether controls in this view can be used; what a view around has disabled stays disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
