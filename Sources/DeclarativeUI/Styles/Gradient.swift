import Drawings
public import Foundation
import LayoutTree
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

  func resolved(in context: ResolveContext) -> PixelImages.Gradient {
    for stop in stops {
      context.problems.check(stop.location, .finite, in: "Gradient.Stop(location: \(stop.location))")
    }
    return PixelImages.Gradient(
      stops: stops.map { .init(color: $0.color.rgba(in: context), location: Double($0.location)) })
  }
}

extension Gradient: ShapeStyle, PaintingStyle {
  /// From the upper to the lower edge of what is painted.
  func paint(in context: ResolveContext) -> StylePaint {
    .linear(resolved(in: context), start: .top, end: .bottom)
  }
}

/// The gradient of one colour, or any other gradient, from the upper to the lower edge of what is painted.
public struct AnyGradient: Hashable, ShapeStyle, PaintingStyle {
  private enum Storage: Hashable {
    case gradient(Gradient)
    case color(Color)
  }

  private let storage: Storage

  /// Hides where a gradient comes from.
  public init(_ gradient: Gradient) {
    storage = .gradient(gradient)
  }

  init(of color: Color) {
    storage = .color(color)
  }

  func paint(in context: ResolveContext) -> StylePaint {
    .linear(resolved(in: context), start: .top, end: .bottom)
  }

  private func resolved(in context: ResolveContext) -> PixelImages.Gradient {
    switch storage {
    case .gradient(let gradient): return gradient.resolved(in: context)
    case .color(let color):
      let bottom = color.rgba(in: context)
      return PixelImages.Gradient(stops: [
        .init(color: bottom.lightened, location: 0), .init(color: bottom, location: 1),
      ])
    }
  }
}

extension Color {
  /// The standard gradient of the colour: a little lighter at the top, the colour itself at the bottom.
  ///
  /// Apple does not say how much lighter its own gradient is, and it was not measured: here each channel of the top is
  /// a fifth of the way nearer to white. A picture of it is like SwiftUI's, not the same.
  /// - Remark: how much lighter Apple's is at the top is not known.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}

extension RGBAColor {
  /// The colour a fifth of the way to white, rounded to nearest.
  fileprivate var lightened: RGBAColor {
    func lighter(_ channel: UInt8) -> UInt8 {
      let fifths = 4 * Int(channel) + 255
      return UInt8((fifths + 2) / 5)
    }
    return RGBAColor(red: lighter(red), green: lighter(green), blue: lighter(blue), alpha: alpha)
  }
}
