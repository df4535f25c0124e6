import Foundation
package import LayoutTree
import PixelImages

extension Color: ShapeStyle, PaintingStyle {
  package func paint(in context: ResolveContext) -> StylePaint {
    switch storage {
    case .components(let space, let red, let green, let blue, let opacity):
      return .color(Self.color(in: space, red, green, blue, opacity))
    case .system(let color): return .color(color.color(in: context.environment))
    case .accent: return accentPaint(in: context)
    case .faded(let color, let opacity):
      context.problems.check(CGFloat(opacity), .any, in: "Color.opacity(\(opacity))")
      return color.paint(in: context).faded(by: opacity)
    case .asset(let name, let bundle): return .color(Self.color(named: name, bundle: bundle, context: context))
    case .uiColor(let color): return .color(color.rgba(in: context))
    case .mixed(let first, let second, let fraction, let space):
      context.problems.check(CGFloat(fraction), .any, in: "Color.mix(by: \(fraction))")
      return .color(first.rgba(in: context).mixed(with: second.rgba(in: context), by: fraction, in: space.mixing))
    }
  }

  private func accentPaint(in context: ResolveContext) -> StylePaint {
    if let dimming = context.environment.tintDimming { return .color(dimming.color) }
    guard let (style, environment) = context.environment.accentAround else {
      return context.environment.appAccentColor.paint(in: context)
    }
    var outside = context
    outside.environment = environment
    return style.paint(in: outside)
  }

  /// The colour in an environment.
  func rgba(in context: ResolveContext) -> RGBAColor {
    paint(in: context).firstColor
  }

  static func color(
    in space: RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> RGBAColor {
    switch space {
    case .sRGB:
      RGBAColor(
        red: RGBAColor.channel(red), green: RGBAColor.channel(green), blue: RGBAColor.channel(blue),
        alpha: RGBAColor.channel(opacity))
    case .sRGBLinear:
      RGBAColor(linearRed: red, green: green, blue: blue, alpha: RGBAColor.channel(opacity))
    case .displayP3:
      RGBAColor(
        displayP3Red: RGBAColor.channel(red), green: RGBAColor.channel(green), blue: RGBAColor.channel(blue),
        alpha: RGBAColor.channel(opacity))
    }
  }

  private static func color(named name: String, bundle: Bundle?, context: ResolveContext) -> RGBAColor {
    let search = AssetSearch(bundle: bundle, environment: context.environment)
    do {
      if let color = try search.color(named: name) { return color }
      context.problems.report(search.problem(kind: "colour", name: name))
    } catch {
      context.problems.report("The colour \"\(name)\" cannot be drawn: \(error)")
    }
    return MissingImageRule.color
  }
}
