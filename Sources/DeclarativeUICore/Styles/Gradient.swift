import Drawings
public import Foundation
package import LayoutTree
import PixelImages

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place from 0 to 1.
    public var location: CGFloat

    /// Creates a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, in ascending order of the places.
  public var stops: [Stop]

  /// Creates a gradient from its stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with another way to find the colours between its stops.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, in: space) }

  func resolved(in context: ResolveContext, mixing: RGBAColor.Mixing = .perceptual) -> PixelImages.Gradient {
    for stop in stops {
      context.problems.check(stop.location, .finite, in: "Gradient.Stop(location: \(stop.location))")
    }
    let stops = stops.map {
      PixelImages.Gradient.Stop(color: $0.color.rgba(in: context), location: Double($0.location))
    }
    return PixelImages.Gradient(stops: mixing == .perceptual ? stops.withPerceptualMiddles : stops)
  }
}

extension [PixelImages.Gradient.Stop] {
  /// The stops, and between two opaque ones the colour that looks like their middle.
  ///
  /// Measured on a gradient from green to indigo in iOS 17: its middle is that of Oklab, and between the middle and an end
  /// the numbers of sRGB go evenly. What is done where colours let something through is not known: nothing.
  fileprivate var withPerceptualMiddles: [PixelImages.Gradient.Stop] {
    guard let first else { return [] }
    return zip(self, dropFirst()).reduce(into: [first]) { stops, pair in
      let (start, end) = pair
      if start.color != end.color, start.color.alpha == 255, end.color.alpha == 255, start.location < end.location {
        stops.append(
          PixelImages.Gradient.Stop(
            color: start.color.mixed(with: end.color, by: 0.5, in: .perceptual),
            location: (start.location + end.location) / 2))
      }
      stops.append(end)
    }
  }
}

extension Gradient: ShapeStyle, PaintingStyle {
  /// From the upper to the lower edge of what is painted.
  package func paint(in context: ResolveContext) -> StylePaint {
    .linear(resolved(in: context), start: .top, end: .bottom)
  }
}

/// The gradient of one colour, or any other gradient, from the upper to the lower edge of what is painted.
public struct AnyGradient: Hashable, ShapeStyle, PaintingStyle {
  private enum Storage: Hashable {
    case gradient(Gradient, Gradient.ColorSpace)
    case color(Color)
  }

  private let storage: Storage

  /// Hides where a gradient comes from.
  public init(_ gradient: Gradient) {
    self.init(gradient, in: .perceptual)
  }

  init(_ gradient: Gradient, in space: Gradient.ColorSpace) {
    storage = .gradient(gradient, space)
  }

  init(of color: Color) {
    storage = .color(color)
  }

  package func paint(in context: ResolveContext) -> StylePaint {
    .linear(resolved(in: context), start: .top, end: .bottom)
  }

  private func resolved(in context: ResolveContext) -> PixelImages.Gradient {
    switch storage {
    case .gradient(let gradient, let space): return gradient.resolved(in: context, mixing: space.mixing)
    case .color(let color):
      let bottom = color.rgba(in: context)
      return PixelImages.Gradient(stops: [
        .init(color: bottom.lightened, location: 0), .init(color: bottom, location: 0.7),
      ])
    }
  }
}

extension Color {
  /// The standard gradient of the colour: a little lighter at the top, the colour itself from seven tenths of the height on.
  ///
  /// Measured on bars of blue, orange, red and green in iOS 16.
  /// - Remark: darker and grey colours were not measured, nor colours in the dark.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}

extension RGBAColor {
  /// The colour at the top of its gradient.
  ///
  /// In iOS 16 blue (0, 122, 255) is (45, 158, 255) there, green (52, 199, 89) is (97, 221, 129), red (255, 59, 48) is
  /// (255, 101, 91) and orange (255, 149, 0) is (255, 179, 54): channels gain about 45 - 0.015 c - 0.0005 c².
  fileprivate var lightened: RGBAColor {
    func lighter(_ channel: UInt8) -> UInt8 {
      let value = Int(channel)
      return UInt8(min(255, value + (90_500 - 30 * value - value * value) / 2000))
    }
    return RGBAColor(red: lighter(red), green: lighter(green), blue: lighter(blue), alpha: alpha)
  }
}
