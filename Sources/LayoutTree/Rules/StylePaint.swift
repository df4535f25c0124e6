package import Drawings
package import Foundation
package import PixelImages

/// What a style paints, before it is known where: points are in units of the painted frame.
package enum StylePaint {
  case color(RGBAColor)
  case linear(PixelImages.Gradient, start: UnitPoint, end: UnitPoint)
  /// Radii are in points.
  case radial(PixelImages.Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)

  package func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .linear(let gradient, let start, let end):
      .linearGradient(gradient, start: start.point(in: frame), end: end.point(in: frame))
    case .radial(let gradient, let center, let startRadius, let endRadius):
      .radialGradient(
        gradient, center: center.point(in: frame), startRadius: Double(startRadius), endRadius: Double(endRadius))
    }
  }

  /// The colour, or the first one of a gradient.
  package var firstColor: RGBAColor {
    switch self {
    case .color(let color): color
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _): gradient.stops.first?.color ?? .clear
    }
  }

  package var isGradient: Bool {
    if case .color = self { false } else { true }
  }

  /// The same paint, more transparent.
  package func faded(by opacity: Double) -> StylePaint {
    guard opacity < 1 else { return self }
    return switch self {
    case .color(let color): .color(color.faded(by: opacity))
    case .linear(let gradient, let start, let end): .linear(gradient.faded(by: opacity), start: start, end: end)
    case .radial(let gradient, let center, let startRadius, let endRadius):
      .radial(gradient.faded(by: opacity), center: center, startRadius: startRadius, endRadius: endRadius)
    }
  }
}

extension PixelImages.Gradient {
  fileprivate func faded(by opacity: Double) -> PixelImages.Gradient {
    PixelImages.Gradient(stops: stops.map { Stop(color: $0.color.faded(by: opacity), location: $0.location) })
  }
}
