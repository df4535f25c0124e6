import Drawings
import LayoutTree
import PixelImages

/// The background of an open menu: what is behind it, blurred, below a colour.
///
/// iOS 26: the colours as others have read them from iOS 26.1. Before: those of other people's drawings after iOS 17. How far
/// the background is blurred is guessed.
struct MenuPaint: Hashable, ShapeStyle, PaintingStyle {
  func paint(in context: ResolveContext) -> StylePaint {
    let environment = context.environment
    let tint = Self.tint(isDark: environment.colorScheme == .dark, environment.systemDesign)
    if environment.accessibilityReduceTransparency { return .color(tint.opaque) }
    return .backdrop(Backdrop(blur: 20, colors: ColorChange.unit.matrix, tint: tint))
  }

  private static func tint(isDark: Bool, _ design: SystemDesign) -> RGBAColor {
    switch (design, isDark) {
    case (.iOS26, false): RGBAColor(red: 0xF9, green: 0xF9, blue: 0xF9, alpha: 181)
    case (.iOS26, true): RGBAColor(red: 0x1E, green: 0x1E, blue: 0x1E, alpha: 184)
    case (.iOS18, false): RGBAColor(red: 0xF2, green: 0xF2, blue: 0xF2, alpha: 0xCC)
    case (.iOS18, true): RGBAColor(red: 0x1E, green: 0x1E, blue: 0x1E, alpha: 0xBF)
    }
  }
}

extension RGBAColor {
  /// The colour without transparency.
  var opaque: RGBAColor { RGBAColor(red: red, green: green, blue: blue) }
}
