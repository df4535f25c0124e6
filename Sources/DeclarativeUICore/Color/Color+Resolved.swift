import Foundation
package import LayoutTree
package import PixelImages

extension Color {
  /// A colour as amounts of red, green and blue, which is the same in every environment.
  /// - Remark: what `Color.resolve(in:)` gives; amounts of colours in other spaces than sRGB are multiples of 1/255.
  public struct Resolved: Hashable, Sendable {
    /// The gamma-encoded amounts in sRGB, from 0 to 1.
    public var red, green, blue: Float
    /// The opacity: 0 is invisible, 1 is opaque.
    public var opacity: Float

    /// Creates a colour from its amounts.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
      guard colorSpace != .sRGB else { return }
      let color = Color.color(in: colorSpace, Double(red), Double(green), Double(blue), 1)
      (self.red, self.green, self.blue) = (Float(color.red) / 255, Float(color.green) / 255, Float(color.blue) / 255)
    }

    init(_ color: RGBAColor) {
      red = Float(color.red) / 255
      green = Float(color.green) / 255
      blue = Float(color.blue) / 255
      opacity = Float(color.alpha) / 255
    }

    /// The amount of red light.
    public var linearRed: Float { Self.light(red) }
    /// The amount of green light.
    public var linearGreen: Float { Self.light(green) }
    /// The amount of blue light.
    public var linearBlue: Float { Self.light(blue) }

    /// The light of a gamma-encoded amount (IEC 61966-2-1).
    private static func light(_ amount: Float) -> Float {
      amount <= 0.04045 ? amount / 12.92 : powf((amount + 0.055) / 1.055, 2.4)
    }
  }

  /// Creates a colour from amounts that are the same in every environment.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour as amounts in an environment.
  ///
  /// Those of colours in another space than sRGB, of mixtures and of assets are multiples of 1/255. A gradient that is the
  /// tint counts as its first colour, and an asset that is not there as clear.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    amounts(in: environment) ?? Resolved(.clear)
  }

  /// The colour as amounts in an environment; nil of an asset that is not there.
  package func amounts(in environment: EnvironmentValues) -> Resolved? {
    switch storage {
    case .components(let space, let red, let green, let blue, let opacity):
      return Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case .system(let color): return Resolved(color.color(in: environment))
    case .accent: return environment.tintAmounts
    case .faded(let color, let opacity):
      var resolved = color.amounts(in: environment)
      resolved?.opacity *= Float(opacity)
      return resolved
    case .asset(let name, let bundle):
      return try? AssetSearch(bundle: bundle, environment: environment).color(named: name).map(Resolved.init)
    case .uiColor(let color): return color.amounts(in: environment)
    case .mixed(let first, let second, let fraction, let space):
      guard let first = first.amounts(in: environment), let second = second.amounts(in: environment) else { return nil }
      return Resolved(first.rgba.mixed(with: second.rgba, by: fraction, in: space.mixing))
    }
  }
}

extension Color.Resolved: ShapeStyle, PaintingStyle {
  package func paint(in context: ResolveContext) -> StylePaint { .color(rgba) }

  package var rgba: RGBAColor {
    Color.color(in: .sRGB, Double(red), Double(green), Double(blue), Double(opacity))
  }
}

extension EnvironmentValues {
  /// The colour of what can be pressed.
  fileprivate var tintAmounts: Color.Resolved? {
    guard let scope = tintScope, let style = scope.styles.first?.style else {
      return AppAccent.color(in: self).amounts(in: self)
    }
    var outside = self
    outside.tintScope = scope.outer
    switch style {
    case let color as Color: return color.amounts(in: outside)
    case is TintShapeStyle: return outside.tintAmounts
    case let gradient as LinearGradient: return gradient.gradient.stops.first?.color.amounts(in: outside)
    case let gradient as RadialGradient: return gradient.gradient.stops.first?.color.amounts(in: outside)
    default: return Color.primary.amounts(in: outside)
    }
  }
}

extension Gradient {
  /// How colours between two are found.
  public struct ColorSpace: Hashable, Sendable {
    let mixing: RGBAColor.Mixing

    /// By the numbers of sRGB.
    public static let device = ColorSpace(mixing: .encoded)
    /// As they look: in Oklab; which space SwiftUI takes is not known.
    public static let perceptual = ColorSpace(mixing: .perceptual)
  }
}

extension Color {
  /// The colour between this one, at 0, and another, at 1.
  /// - Remark: in which space SwiftUI mixes by default is not known; here in Oklab.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, fraction: fraction, colorSpace))
  }
}
