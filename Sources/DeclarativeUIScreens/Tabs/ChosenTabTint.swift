import LayoutTree
import PixelImages

/// The tint of the chosen tab of iOS 26, which mixes with the tab's background.
///
/// Measured in light: each channel is darker by half of what that background lacks of white, which is 10 levels of 255. In the
/// dark it is lighter by half of the background, as others have read of iOS 26.1.
struct ChosenTabTint: Hashable, ShapeStyle, PaintingStyle {
  /// The tint of the chosen tab in a design.
  static func style(in design: SystemDesign) -> AnyShapeStyle {
    design == .iOS26 ? AnyShapeStyle(ChosenTabTint()) : AnyShapeStyle(TintShapeStyle())
  }

  /// What the other tabs of iOS 18 are in: measured as #929292 in light and #757575 in the dark.
  static func otherGrey(in scheme: ColorScheme) -> Color { Color(white: scheme == .light ? 0.573 : 0.459) }

  func paint(in context: ResolveContext) -> StylePaint {
    let tint = TintShapeStyle().paint(in: context)
    guard case .color(let color) = tint else { return tint }
    let change = context.environment.colorScheme == .light ? -10 : 22
    func mixed(_ channel: UInt8) -> UInt8 { UInt8(clamping: Int(channel) + change) }
    return .color(
      RGBAColor(red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue), alpha: color.alpha))
  }
}
