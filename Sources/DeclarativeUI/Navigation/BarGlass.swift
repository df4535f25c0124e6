import Foundation
import LayoutTree

/// The glass of bars in iOS 26 where nothing moves below it.
///
/// As measured: in the light 220 of 255 and 13 % of what is behind, in the dark 25 and 29 %, a bright rim of one pixel, a
/// dark one around it, and a shadow that is hardly seen.
struct BarGlass<S: InsettableShape>: View {
  let shape: S
  /// The colour of glass that is tinted; nil is clear glass.
  var tint: AnyShapeStyle?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let isDark = scheme == .dark
    shape.fill(
      tint ?? AnyShapeStyle(isDark ? Color(white: 35 / 255, opacity: 0.706) : Color(white: 253 / 255, opacity: 0.871))
    )
    .overlay { shape.strokeBorder(Color.white.opacity(isDark ? 0.14 : 0.5), lineWidth: pixel) }
    .background { shape.fill(Color.black.opacity(isDark ? 0 : 0.02)).blur(radius: 10).offset(y: 4) }
  }
}
