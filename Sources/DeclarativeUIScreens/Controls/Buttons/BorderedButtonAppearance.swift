import Foundation
import LayoutTree

/// A button with a background: filled, prominent or of glass.
struct BorderedButtonAppearance: ButtonStyle, Hashable {
  /// What the label lies on.
  enum Background: Hashable {
    case filled, prominent
    case glass(Glass), prominentGlass

    /// Glass is always as iOS 26 has it: there was none before.
    var isGlass: Bool {
      switch self {
      case .filled, .prominent: false
      case .glass, .prominentGlass: true
      }
    }
  }

  let background: Background

  func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, background: background)
  }
}

private struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  let background: BorderedButtonAppearance.Background
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.systemDesign) private var design
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.font) private var font
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    let outline = ButtonOutline(
      borderShape, size: controlSize, design: background.isGlass ? .iOS26 : design,
      capsules: background.isGlass ? .circular : .continuous)
    label(in: outline)
      .background { surface(outline) }
      .opacity(configuration.isPressed ? 0.75 : 1)
      .tint(configuration.role == .destructive ? Color.red : nil)
  }

  @ViewBuilder private func label(in outline: ButtonOutline) -> some View {
    let metrics = ButtonMetrics(controlSize)
    let label = configuration.label
      .modifier(ForegroundModifier(styles: foreground))
      .font(font ?? metrics.font).multilineTextAlignment(.center)
    if outline.kind == .circle {
      // As far from the circle's square as a label is from the upper side: not measured.
      SquareLayout { label.padding(metrics.vertical) }
    } else {
      label.frame(maxWidth: sizing == .flexible ? .infinity : nil)
        .padding(.horizontal, metrics.horizontal).padding(.vertical, metrics.vertical)
    }
  }

  /// None where the style around the button is its label's.
  private var foreground: [AnyShapeStyle] {
    guard isEnabled else { return [AnyShapeStyle(Color(.tertiaryLabel))] }
    if hasForeground { return [] }
    switch background {
    case .filled: return [AnyShapeStyle(TintShapeStyle())]
    case .prominent, .prominentGlass: return [AnyShapeStyle(Color.white)]
    case .glass:
      return [configuration.role == .destructive ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)]
    }
  }

  @ViewBuilder private func surface(_ outline: ButtonOutline) -> some View {
    switch background {
    case .filled: outline.fill(FilledButtonPaint(isEnabled: isEnabled, isProminent: false))
    case .prominent: outline.fill(FilledButtonPaint(isEnabled: isEnabled, isProminent: true))
    case .glass(let glass):
      GlassSurface(shape: outline, tint: glass.color.map { AnyShapeStyle($0) }, isClear: glass.kind == .clear)
    case .prominentGlass:
      // Seen on one picture: a disabled one in light is #D5D5D8 on #F2F2F7.
      GlassSurface(
        shape: outline, tint: isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary.opacity(0.155)))
    }
  }
}

/// The fill of a button with a border.
///
/// Grey is `secondarySystemFill`, and a tint of its own 18 % strong, 25 % in the dark; disabled it is `tertiarySystemFill`: as
/// somebody has read them off UIKit's buttons in iOS 26.1. A disabled prominent one of iOS 17 is #E9E9EA on white: measured.
struct FilledButtonPaint: Hashable, ShapeStyle, PaintingStyle {
  let isEnabled, isProminent: Bool

  func paint(in context: ResolveContext) -> StylePaint {
    guard isEnabled else {
      let isOlderProminent = isProminent && context.environment.systemDesign == .iOS18
      return Color(isOlderProminent ? .secondarySystemFill : .tertiarySystemFill).paint(in: context)
    }
    if isProminent { return TintShapeStyle().paint(in: context) }
    guard context.environment.tintScope != nil else { return Color(.secondarySystemFill).paint(in: context) }
    return TintShapeStyle().paint(in: context).faded(by: context.environment.colorScheme == .dark ? 0.25 : 0.18)
  }
}

/// Makes a view as high as it is wide, or as wide as it is high.
private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}
