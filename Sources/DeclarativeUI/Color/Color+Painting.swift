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
      RGBAColor(
        red: encodedChannel(red), green: encodedChannel(green), blue: encodedChannel(blue), alpha: channel(opacity))
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

/// The gamma-encoded channel (IEC 61966-2-1) whose light is nearest to `light`, from 0 to 1.
///
/// A search among the 256 channels, because the C library's `pow` differs between systems.
private func encodedChannel(_ light: Double) -> UInt8 {
  var low = 0
  var high = 255
  while low < high {
    let middle = (low + high) / 2
    if lightAbove(middle) < light { low = middle + 1 } else { high = middle }
  }
  return UInt8(low)
}

/// The light half-way between a channel and the next one.
private func lightAbove(_ channel: Int) -> Double {
  let encoded = (Double(channel) + 0.5) / 255
  guard encoded > 0.04045 else { return encoded / 12.92 }
  // x to the 12/5 by Newton's method: the fifth root of x, to the twelfth power.
  let base = (encoded + 0.055) / 1.055
  var root = 1.0
  for _ in 0..<40 {
    let fourth = root * root * root * root
    root -= (fourth * root - base) / (5 * fourth)
  }
  let square = root * root
  let fourth = square * square
  return fourth * fourth * fourth
}
