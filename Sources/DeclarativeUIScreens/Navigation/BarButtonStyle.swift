import LayoutTree

/// What a button in a bar asks of the background that it stands on.
struct BarButtonAppearance {
  let isProminent: Bool
  /// The tint where the button stands, which may be its own.
  let tint: StyleScope?
}

/// The appearance of a button in a bar: in the tint in iOS 18, and in iOS 26 on glass, in the label's colour where nobody has
/// set a tint.
struct BarButtonStyle {
  /// Whether the glass below is in the tint, whatever the place.
  var isProminent = false
}

extension BarButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BarButtonLabel(configuration: configuration, isProminent: isProminent)
  }
}

extension EnvironmentValues {
  /// The style of buttons that are drawn where this is the environment.
  ///
  /// In bars of iOS 26 a style with a background of glass or in the tint says what the bar's own background is like, instead of
  /// drawing one above it.
  var shownButtonStyle: any ButtonStyle {
    guard let style = buttonStyle else { return TintedButtonAppearance() }
    guard systemDesign == .iOS26, barRole != nil, let background = (style as? BorderedButtonAppearance)?.background
    else {
      return style
    }
    switch background {
    case .prominent, .prominentGlass: return BarButtonStyle(isProminent: true)
    case .glass: return BarButtonStyle()
    case .filled: return style
    }
  }

  /// What a button with a style asks of the bar that it stands in; nil outside of bars.
  func barAppearance(of style: any ButtonStyle) -> BarButtonAppearance? {
    guard barRole != nil else { return nil }
    return BarButtonAppearance(isProminent: (style as? BarButtonStyle)?.isProminent ?? false, tint: tintScope)
  }
}

private struct BarButtonLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemDesign) private var design
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.barRole) private var role
  @Environment(\.tintScope) private var tint
  @Environment(\.font) private var font

  var body: some View {
    configuration.label.modifier(ForegroundModifier(styles: styles))
      .font(isProminent ? .system(size: 17, weight: .semibold) : font)
      .contentShape(Rectangle())
  }

  private var styles: [AnyShapeStyle] {
    let isOnTint = design == .iOS26 && (isProminent || isEnabled && role?.isProminent ?? false)
    // On its background it is white, disabled or not, as measured on devices.
    if isOnTint, !hasForeground || !isEnabled { return [AnyShapeStyle(Color.white)] }
    // Measured on five screens of iOS 26: #B0B0B2 on the glass, the label's colour at 30 %.
    let disabled = design == .iOS26 ? Color(.label).opacity(0.3) : Color(.tertiaryLabel)
    guard isEnabled else { return [AnyShapeStyle(disabled)] }
    if hasForeground { return [] }
    if design == .iOS18 { return [AnyShapeStyle(TintShapeStyle())] }
    // Measured: in the tint where somebody has set one, for the button or for the views around the bar, too.
    return [tint == nil ? AnyShapeStyle(Color(.label)) : AnyShapeStyle(TintShapeStyle())]
  }
}
