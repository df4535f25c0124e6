import Foundation
import LayoutTree

/// A stepper with its label.
struct StepperRow<Label: View>: View, PrimitiveView {
  typealias Body = Never

  /// As it was when the stepper's body was evaluated.
  let canIncrement, canDecrement: Bool
  let steps: StepperSteps
  let label: Label

  func resolve(in context: ResolveContext) -> Node {
    let isEnabled = context.environment.isEnabled
    let content = StepperContent(
      title: (label as? Text)?.words(in: context.environment), isEnabled: isEnabled,
      increment: isEnabled && canIncrement ? steps.increment : nil,
      decrement: isEnabled && canDecrement ? steps.decrement : nil)
    return context.node(Self.self, content) { inside in
      let control = StepperControl(canIncrement: canIncrement, canDecrement: canDecrement, steps: steps)
      if context.environment.labelsVisibility == .hidden {
        return [HStack(spacing: 0) { control }.resolved(in: inside), inside.undrawn(PartView(.label, label))]
      }
      let row = HStack(spacing: 0) {
        PartView(.label, label)
        Spacer(minLength: 8)
        control
      }
      return [row.resolved(in: inside)]
    }
  }
}

/// What a stepper is besides its appearance.
private struct StepperContent: NodeContent {
  let title: String?
  let isEnabled: Bool
  let increment, decrement: (() -> Void)?

  /// A hidden label is never seen.
  func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }

  /// One element that goes up and down.
  var accessibility: AccessibilityAttributes? {
    AccessibilityAttributes(
      label: title, addedTraits: isEnabled ? .isAdjustable : [.isAdjustable, .isNotEnabled],
      removedTraits: [.isStaticText, .isImage, .isButton], children: title == nil ? .combine : .ignore,
      actions: [
        increment.map { AccessibilityAction(.increment, perform: $0) },
        decrement.map { AccessibilityAction(.decrement, perform: $0) },
      ].compactMap(\.self))
  }
}

/// The two buttons of a stepper.
///
/// Measured on pictures of iOS 18.5 and 26.2: 94 x 32, the divider 18 and 24 high, strokes 1.5 thick and 1.77 on
/// another one of iOS 26, 12 % of grey on white. The
/// extents of the glyphs and the colours in the dark were read off a device; the radius of iOS 18 is generally known.
private struct StepperControl: View {
  let canIncrement, canDecrement: Bool
  let steps: StepperSteps
  @Environment(\.systemDesign) private var design
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      half("Decrement", canDecrement, steps.decrement) { bar(width: design == .iOS26 ? 13 : 14, height: stroke) }
      half("Increment", canIncrement, steps.increment) {
        ZStack {
          bar(width: 13.33, height: stroke)
          bar(width: stroke, height: 13.33)
        }
      }
    }
    .background { outline.fill(fill) }
    .overlay {
      Rectangle().fill(Color(design == .iOS26 ? .tertiaryLabel : .separator)).frame(
        width: 1, height: design == .iOS26 ? 24 : 18)
    }
    .clipShape(outline)
  }

  private var stroke: CGFloat { design == .iOS26 ? 1.77 : 1.5 }

  private var outline: ButtonOutline { ButtonOutline(design == .iOS26 ? .capsule(.circular) : .rectangle(radius: 8)) }

  private var fill: Color {
    guard design == .iOS26 else { return Color(.tertiarySystemFill) }
    let isDark = colorScheme == .dark
    return isDark
      ? Color(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: 0.078)
      : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.086)
  }

  private func bar(width: CGFloat, height: CGFloat) -> some View {
    Capsule(style: .circular).frame(width: width, height: height)
  }

  private func half(
    _ name: String, _ isPossible: Bool, _ step: (() -> Void)?, @ViewBuilder glyph: () -> some View
  ) -> some View {
    let glyph = glyph().foregroundStyle(Color(isPossible && isEnabled ? .label : .tertiaryLabel))
    return Button {
      steps.editingChanged(true)
      step?()
      steps.editingChanged(false)
    } label: {
      glyph.frame(width: 47, height: 32)
    }
    .buttonStyle(StepperHalfAppearance()).disabled(!isPossible).accessibilityLabel(Text(verbatim: name))
  }
}

/// Half of a stepper, darker while a finger is on it: read off a device with iOS 26.
private struct StepperHalfAppearance: ButtonStyle, Hashable {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background { if configuration.isPressed { Color.primary.opacity(0.08) } }
  }
}
