import Foundation
import LayoutTree

/// The switch of a toggle, as iOS 13 to 18 draw it: 51 x 31 points, of which the layout counts 49 x 31.
///
/// Seen on pictures: the extents, the thumb of 27 points 2 inside, the colours, and that the track ends 2 points behind the
/// edge of its row. Whether its ends are circles, and that a disabled one is half as strong, was not measured.
struct SwitchControl: View, PrimitiveView {
  typealias Body = Never

  let isOn: Bool
  let toggle: () -> Void

  func resolve(in context: ResolveContext) -> Node {
    let isEnabled = context.environment.isEnabled
    return context.node(SwitchControl.self, SwitchContent(isEnabled: isEnabled, toggle: toggle)) {
      [look(isEnabled: isEnabled).resolved(in: $0)]
    }
  }

  @MainActor private func look(isEnabled: Bool) -> some View {
    Rectangle().fill(isOn ? AnyShapeStyle(SwitchTint()) : AnyShapeStyle(Color(.secondarySystemFill)))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        // As a stylesheet would say it: 0 3px 8px, 15 % black.
        Circle().fill(.white).frame(width: 27, height: 27)
          .shadow(color: .black.opacity(0.15), radius: 4.3, y: 3).padding(2)
      }
      .clipShape(Capsule(style: .circular))
      .compositingGroup().opacity(isEnabled ? 1 : 0.5)
      .frame(width: 49, alignment: .leading)
  }
}

/// The tint of a view around, or else green.
private struct SwitchTint: Hashable, ShapeStyle, PaintingStyle {
  func paint(in context: ResolveContext) -> StylePaint {
    context.environment.tintScope == nil ? Color.green.paint(in: context) : TintShapeStyle().paint(in: context)
  }
}

/// What a switch is besides its look.
private struct SwitchContent: GestureReceiver {
  let isEnabled: Bool
  let toggle: () -> Void

  var takesWholeFrame: Bool { true }
  var attachment: GestureAttachment { GestureAttachment(pressing: toggle, isEnabled: isEnabled) }
}
