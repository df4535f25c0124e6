package import LayoutTree

/// How toggles look; its dynamic properties have the values of the place of each toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The kind of view that a toggle looks like.
  associatedtype Body: View
  /// What a style knows about a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The appearance of one toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a toggle.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    let slot: ViewSlot
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether some of what the toggle stands for is on and some is off.
  public let isMixed: Bool
  /// What is shown, so that a style whose toggle has changed is asked again.
  let shown: Bool
  /// Whether the label may be several views.
  let hasLines: Bool
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, hasLines: Bool, isMixed: Bool, shown: Bool, isOn: Binding<Bool>) {
    self.label = label
    self.hasLines = hasLines
    self.isMixed = isMixed
    self.shown = shown
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.evaluated(ViewSlotBody(subject: slot, nodeType: Self.self))
  }
}

/// The label, and a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style; a switch that is on has the tint of its environment, or else green.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour for a switch that is on.
  public init(tint: Color) {
    self.tint = tint
  }

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration).tint(tint)
  }
}

/// The usual look: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration)
  }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.systemDesign) private var design

  var body: some View {
    let control = SwitchControl(isOn: configuration.isOn) { configuration.isOn.toggle() }
    if labelsVisibility == .hidden {
      control
    } else {
      // Seen on one picture, at its fitting size: 13 points from ink to ink, of which a letter leaves about one free.
      HStack(spacing: 0) {
        if configuration.hasLines { TitleLines(label: configuration.label) } else { configuration.label }
        Spacer(minLength: 12)
        // Measured: rows with a switch are as high as others, 44 points in iOS 17 and 51 in iOS 26 beside a body of 16
        // points, so that it takes no more than a line of text there.
        control.padding(.vertical, isInListRow ? (design == .iOS26 ? -5 : -6) : 0)
      }
    }
  }
}

/// The label on a button that is filled while the toggle is on.
/// - Remark: it has the extents of a bordered button; that it is filled as one with a tint is a guess.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ToggleButtonAppearance(isOn: configuration.isOn))
  }
}

/// A button that has a background while it is on.
private struct ToggleButtonAppearance: ButtonStyle, Hashable {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration, isOn: isOn)
  }
}

private struct ToggleButton: View {
  let configuration: ButtonStyleConfiguration
  let isOn: Bool
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.systemDesign) private var design
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.font) private var font

  var body: some View {
    let metrics = ButtonMetrics(controlSize)
    let foreground = isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiaryLabel))
    configuration.label.foregroundStyle(foreground).font(font ?? metrics.font)
      .padding(.horizontal, metrics.horizontal).padding(.vertical, metrics.vertical)
      .background {
        if isOn {
          ButtonOutline(borderShape, size: controlSize, design: design)
            .fill(foreground.opacity(colorScheme == .dark ? 0.25 : 0.18))
        }
      }
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual look: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStylesKey: EnvironmentKey {
  static var defaultValue: [any ToggleStyle] { [] }
}

extension EnvironmentValues {
  /// How toggles look, the outermost style first; none is the usual look.
  var toggleStyles: [any ToggleStyle] {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// The view with a look for its toggles.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyles) { $0.append(style) }
  }
}
