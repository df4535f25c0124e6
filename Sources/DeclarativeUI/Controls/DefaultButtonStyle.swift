/// The label in the tint, grey when the button is disabled and red when something would be lost.
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

  var body: some View {
    configuration.label.foregroundStyle(style)
  }

  private var style: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The usual look: the label in the tint.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  /// The label in the tint, without a border.
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}
