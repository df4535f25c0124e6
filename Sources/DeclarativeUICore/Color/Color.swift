public import Foundation
package import LayoutTree

/// A colour; some are lighter or darker in the dark appearance.
///
/// As a view it fills the space that it is offered.
public struct Color: Hashable, Sendable {
  /// How red, green and blue are measured.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The colours of usual screens, gamma-encoded.
    case sRGB
    /// The same colours, as amounts of light.
    case sRGBLinear
    /// The larger range of Apple's screens, gamma-encoded.
    case displayP3
  }

  indirect enum Storage: Hashable, Sendable {
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case system(SystemColor)
    case accent
    case asset(name: String, bundle: Bundle?)
    case faded(Color, Double)
    /// A colour of UIKit that is another one for other traits.
    case uiColor(UIColor)
    case mixed(Color, Color, fraction: Double, Gradient.ColorSpace)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates a colour from amounts of red, green and blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(.components(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, a fraction of the colour circle, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // The six sides of the colour hexagon; each component falls from the brightness and rises again along two of them.
    func component(_ offset: Double) -> Double {
      let side = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let place = side < 0 ? side + 6 : side
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(.sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour by its name in the asset catalogues of a bundle, or of the environment's bundles.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle))
  }

  /// The same colour, more transparent: its opacity is multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(self, opacity))
  }
}

extension Color: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let rectangle = ShapeRule(FramedRectangle(), name: "Color", paint: paint(in: context))
    return context.animatedNode(Self.self, rectangle).from(self, in: context)
  }
}
