import Foundation
import PixelImages

extension Color: ShapeStyle, PaintingStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint {
    switch storage {
    case .components(let space, let red, let green, let blue, let opacity):
      return .color(Self.color(in: space, red, green, blue, opacity))
    case .system(let color): return .color(color.color(in: environment.colorScheme))
    case .accent: return TintShapeStyle().paint(in: environment)
    case .faded(let color, let opacity):
      environment.problemLog?.check(CGFloat(opacity), .any, in: "Color.opacity(\(opacity))")
      return color.paint(in: environment).faded(by: opacity)
    case .asset(let name, let bundle): return .color(Self.color(named: name, bundle: bundle, environment: environment))
    }
  }

  /// The colour in an environment.
  func rgba(in environment: EnvironmentValues) -> RGBAColor {
    paint(in: environment).firstColor
  }

  static func color(
    in space: RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> RGBAColor {
    switch space {
    case .sRGB:
      RGBAColor(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(opacity))
    case .sRGBLinear:
      RGBAColor(linearRed: red, green: green, blue: blue, alpha: channel(opacity))
    case .displayP3:
      RGBAColor(
        displayP3Red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(opacity))
    }
  }

  private static func color(named name: String, bundle: Bundle?, environment: EnvironmentValues) -> RGBAColor {
    let search = AssetSearch(bundle: bundle, environment: environment)
    do {
      if let color = try search.color(named: name) { return color }
      environment.problemLog?.report(search.problem(kind: "colour", name: name))
    } catch {
      environment.problemLog?.report("The colour \"\(name)\" cannot be drawn: \(error)")
    }
    return MissingAsset.color
  }
}
