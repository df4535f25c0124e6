import LayoutTree

/// The label in the tint, grey when the button is disabled and red when something would be lost.
///
/// A foreground style around the button is that of its label. What iOS makes of one that is disabled is not known: it is grey,
/// in iOS 26 a quarter of the label's colour, as measured in rows of lists. Short lines of its texts stand in the middle, as
/// measured, other than in rows of lists. There the picture of a label is in the tint, whatever the button's role, as measured
/// in iOS 26.
struct TintedButtonAppearance: ButtonStyle, Hashable {
  func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

private struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.systemDesign) private var design
  @Environment(\.buttonsLookLikeRows) private var looksLikeRow
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.linePlacement) private var alignment

  var body: some View {
    configuration.label.modifier(ForegroundModifier(styles: styles, isUsual: isEnabled))
      .environment(\.linePlacement, isInListRow ? alignment : LinePlacement(alignment: .center, movesOneLine: false))
      // As somebody has read it off a button of UIKit that is pressed; of a row the background shows it.
      .opacity(configuration.isPressed && !looksLikeRow ? 0.2 : 1)
  }

  /// None where the style around the button is its label's.
  private var styles: [AnyShapeStyle] {
    guard isEnabled else {
      return [AnyShapeStyle(design == .iOS26 ? Color(.label).opacity(0.25) : Color(.tertiaryLabel))]
    }
    if hasForeground { return [] }
    return [configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())]
  }
}

/// The label as it is.
struct PlainButtonAppearance: ButtonStyle, Hashable {
  func makeBody(configuration: Configuration) -> some View {
    PlainButtonLabel(configuration: configuration)
  }
}

/// The label of a plain button: half as strong where it cannot be used, as measured in iOS 26.
private struct PlainButtonLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
  }
}
