package import LayoutTree

/// How buttons look and what presses them; its dynamic properties have the values of the place of each button.
///
/// A tap does nothing but what the gestures and buttons in the appearance do.
/// - Remark: what VoiceOver hears of such buttons on iOS is not known; here it is a button that does what it is for.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The kind of view that a button looks like.
  associatedtype Body: View
  /// What a style knows about a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The appearance of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style that says what presses a button knows about it.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let slot: ViewSlot
  }

  /// What pressing the button means.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: () -> Void

  /// Does what the button is for.
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.evaluated(ViewSlotBody(subject: slot, nodeType: Self.self))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button inside of a style, in the style that is around that one.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

/// A style that says what presses buttons, and what holds inside of its appearance.
struct PrimitiveButtonAppearance {
  private let style: any PrimitiveButtonStyle
  /// The one around: buttons in the appearance have it, so that a style never asks itself.
  private let outer: [PrimitiveButtonAppearance]

  init(_ style: any PrimitiveButtonStyle, in outer: PrimitiveButtonAppearance?) {
    self.style = style
    self.outer = outer.map { [$0] } ?? []
  }

  @MainActor
  func node(of button: ButtonContent, label: ViewSlot, in context: ResolveContext) -> Node {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: button.role, label: PrimitiveButtonStyleConfiguration.Label(slot: label), action: button.action)
    var inside = context
    inside.environment.primitiveButtonAppearance = outer.first
    return Self.styled(configuration, by: style, in: inside)
  }

  @MainActor
  private static func styled(
    _ configuration: PrimitiveButtonStyleConfiguration, by style: some PrimitiveButtonStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

private enum PrimitiveButtonAppearanceKey: EnvironmentKey {
  static var defaultValue: PrimitiveButtonAppearance? { nil }
}

extension EnvironmentValues {
  /// How buttons look and what presses them; nil where `buttonStyle` says how they look.
  var primitiveButtonAppearance: PrimitiveButtonAppearance? {
    get { self[PrimitiveButtonAppearanceKey.self] }
    set { self[PrimitiveButtonAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Buttons in this view with an appearance that says what presses them.
  @_disfavoredOverload
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}

struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: EnvironmentModifier {
  let style: Style

  var call: ModifierCall { ModifierCall("buttonStyle", ["": style]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    if let standard = style as? any StandardButtonStyle {
      environment.buttonStyle = standard.appearance
    } else {
      environment.primitiveButtonAppearance = PrimitiveButtonAppearance(
        style, in: environment.primitiveButtonAppearance)
    }
  }
}

extension View {
  /// The view with something to do when it is tapped, as buttons are.
  /// - Remark: nobody is told that it is pressed.
  public nonisolated func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onTapGesture(perform: action)
  }
}
