import Foundation
import LayoutTree
import PixelImages
import Typesetting

/// The styles that hold at one place of a text.
struct TextAttributes {
  private var font: Font?
  private var adjustments: [Font.Adjustment]
  private var style: AnyShapeStyle?
  private var tracking: CGFloat

  init(_ environment: EnvironmentValues) {
    font = environment.font
    adjustments = environment.fontAdjustments
    tracking = environment.tracking
  }

  mutating func apply(_ modifiers: [Text.Modifier]) {
    // The modifier next to the text wins, so it comes last.
    for modifier in modifiers.reversed() {
      switch modifier {
      case .font(let font): self.font = font ?? self.font
      case .adjustment(let adjustment): adjustments.append(adjustment)
      case .style(let style): self.style = style
      case .tracking(let tracking): self.tracking = tracking
      }
    }
  }

  func run(_ string: String, in context: ResolveContext) -> TextRun {
    context.problems.check(
      tracking, .finite, in: "tracking(\(tracking)) or kerning(\(tracking)) of the text \"\(string)\"")
    return TextRun(
      string, font: (font ?? .body).descriptor(adjustedBy: adjustments, in: context),
      color: color(of: string, in: context), tracking: Double(tracking))
  }

  private func color(of string: String, in context: ResolveContext) -> RGBAColor {
    let paint = style?.paint(in: context) ?? ForegroundStyle().paint(in: context)
    if paint.isGradient {
      context.problems.report(
        "The text \"\(string)\" has a gradient as its style, which texts are not painted with here; "
          + "its first colour is drawn. Give the text a colour")
    }
    return paint.firstColor
  }
}
