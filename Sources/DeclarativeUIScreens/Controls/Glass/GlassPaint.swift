import Drawings
import LayoutTree
import PixelImages

/// What is seen through glass: what is behind, blurred, with hardly any contrast left.
///
/// Light, read off pictures of iOS 26.1 by two people: out = 33/255 of what is behind + 220. All of its colour is left, as
/// measured on two pictures: #F2F2F7 becomes #FBFBFF, and #D7EFE1 #E7FFF2. Dark, measured on four places of iOS 26: half of
/// what is behind + 24, within four levels, with 1.28 times its colour.
struct GlassPaint: Hashable, ShapeStyle, PaintingStyle {
  var isClear = false
  /// How much is blurred of what is behind, in points.
  ///
  /// Measured on a text behind a bar of tabs, with three pixels a point: 0.7 points; read off pictures: 2.25 pixels.
  var blur = 0.75
  /// Whether it is a large panel: over white it is three levels darker than a bar's, as is measured.
  var isPanel = false

  init(isClear: Bool = false, blur: Double = 0.75, isPanel: Bool = false) {
    (self.isClear, self.blur, self.isPanel) = (isClear, blur, isPanel)
  }

  func paint(in context: ResolveContext) -> StylePaint {
    let environment = context.environment
    let isDark = environment.colorScheme == .dark
    if environment.accessibilityReduceTransparency { return .color(Self.opaque(isDark: isDark)) }
    return .backdrop(Backdrop(blur: blur, colors: colors(isDark: isDark).matrix, tint: .clear))
  }

  private func colors(isDark: Bool) -> ColorChange {
    // Clear glass was not measured.
    if isClear { return .unit.scaled(by: isDark ? 0.8 : 0.85).adding(isDark ? 0.06 : 0.12) }
    // A panel in the dark, measured over black, which becomes #0F0F0F, and over #15141A, which becomes #1C1B20.
    if isDark, isPanel { return .saturation(1.34).scaled(by: 0.62).adding(15 / 255) }
    if isDark { return .saturation(1.28 / 0.5).scaled(by: 0.5).adding(24 / 255) }
    let contrast = 33.0 / 255
    return .saturation(1 / contrast).scaled(by: contrast).adding((isPanel ? 217.0 : 221) / 255)
  }

  /// What glass is where people want nothing to be seen through: a guess.
  private static func opaque(isDark: Bool) -> RGBAColor {
    isDark ? RGBAColor(red: 0x1C, green: 0x1C, blue: 0x1E) : RGBAColor(red: 0xFC, green: 0xFC, blue: 0xFF)
  }
}
