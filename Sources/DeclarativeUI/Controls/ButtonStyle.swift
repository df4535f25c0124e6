import LayoutTree

/// How buttons look; its dynamic properties, such as `@Environment`, have the values of the place of each button.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The kind of view that a button looks like.
  associatedtype Body: View
  /// What a style knows about a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a button.
/// - Remark: `isPressed` is always false.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let slot: ViewSlot
  }

  /// What pressing the button means.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is being pressed.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    context.evaluated(ViewSlotBody(subject: slot, nodeType: Self.self))
  }
}

/// The label in the tint, grey when the button is disabled and red when something would be lost.
///
/// A foreground style around the button is that of its label. What iOS makes of one that is disabled is not known: it is grey.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label with its colour.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

private struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasForeground) private var hasForeground

  var body: some View {
    configuration.label.modifier(ForegroundModifier(styles: styles))
  }

  /// None where the style around the button is its label's.
  private var styles: [AnyShapeStyle] {
    guard isEnabled else { return [AnyShapeStyle(Color(.tertiaryLabel))] }
    if hasForeground { return [] }
    return [configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())]
  }
}

/// The label in the tint, without a border, by its other name.
/// - Remark: the same as `DefaultButtonStyle`.
public typealias BorderlessButtonStyle = DefaultButtonStyle

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The usual look: the label in the tint.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  /// The label in the tint, without a border.
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, without the tint.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
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
      if primitiveButtonLook != nil { primitiveButtonLook = nil }
    }
  }
}

extension View {
  /// Buttons in this view with a look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }

  /// Whether controls in this view can be used; what a view around has disabled stays disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
