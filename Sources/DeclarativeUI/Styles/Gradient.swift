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
