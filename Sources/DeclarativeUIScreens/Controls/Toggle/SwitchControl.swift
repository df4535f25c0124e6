import Foundation
import LayoutTree

/// The switch of a toggle; its right edge is 2 points behind the end of its row, as seen on pictures of iOS 17 to 26.
///
/// iOS 18, seen on pictures: 51 x 31, the thumb of 27 points 2 inside, the colours. iOS 26, seen on pictures: 63 x 28, the
/// thumb of 37 x 24, the colours, and no shadow. That a disabled one is half as strong was read off iOS 26; that it is so
/// before, and that the ends are circles, was not measured.
struct SwitchControl: View, PrimitiveView {
  typealias Body = Never

  let isOn: Bool
  let toggle: () -> Void

  func resolve(in context: ResolveContext) -> Node {
    let isEnabled = context.environment.isEnabled
    return context.node(SwitchControl.self, SwitchContent(isEnabled: isEnabled, toggle: toggle)) {
      [track(isEnabled: isEnabled, context.environment.systemDesign).resolved(in: $0)]
    }
  }

  @MainActor private func track(isEnabled: Bool, _ design: SystemDesign) -> some View {
    let size = design == .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    let off = Color(design == .iOS26 ? .tertiaryLabel : .secondarySystemFill)
    return Rectangle().fill(isOn ? AnyShapeStyle(SwitchTint()) : AnyShapeStyle(off))
      .frame(width: size.width, height: size.height)
      .overlay(alignment: isOn ? .trailing : .leading) { thumb(design).padding(2) }
      .clipShape(Capsule(style: .circular))
      .compositingGroup().opacity(isEnabled ? 1 : 0.5)
      .frame(width: size.width - 2, alignment: .leading)
  }

  @ViewBuilder @MainActor private func thumb(_ design: SystemDesign) -> some View {
    if design == .iOS26 {
      Capsule(style: .circular).fill(.white).frame(width: 37, height: 24)
    } else {
      // As a stylesheet would say it: 0 3px 8px, 15 % black.
      Circle().fill(.white).frame(width: 27, height: 27).shadow(color: .black.opacity(0.15), radius: 4.3, y: 3)
    }
  }
}

/// The tint of a view around, or else green.
private struct SwitchTint: Hashable, ShapeStyle, PaintingStyle {
  func paint(in context: ResolveContext) -> StylePaint {
    context.environment.tintScope == nil ? Color.green.paint(in: context) : TintShapeStyle().paint(in: context)
  }
}

/// What a switch is besides its appearance.
private struct SwitchContent: GestureReceiver {
  let isEnabled: Bool
  let toggle: () -> Void

  var takesWholeFrame: Bool { true }
  var attachment: GestureAttachment { GestureAttachment(pressing: toggle, isEnabled: isEnabled) }
}
