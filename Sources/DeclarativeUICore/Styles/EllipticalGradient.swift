public import Foundation
package import LayoutTree

/// Colours that change with the distance from a centre, in ellipses with the proportions of what is painted.
public struct EllipticalGradient: Hashable, ShapeStyle, PaintingStyle {
  package let gradient: Gradient
  package let center: UnitPoint
  package let startRadiusFraction, endRadiusFraction: CGFloat

  /// Creates a gradient between two distances in shares of the extents of what is painted.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient from its stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  package func paint(in context: ResolveContext) -> StylePaint {
    for radius in [startRadiusFraction, endRadiusFraction] {
      context.problems.check(radius, .finite, in: "EllipticalGradient(radiusFraction: \(radius))")
    }
    return .elliptical(
      gradient.resolved(in: context), center: center, startRadius: startRadiusFraction, endRadius: endRadiusFraction)
  }
}

extension EllipticalGradient: View {
  /// A rectangle painted with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: CodeSpelled {
  package nonisolated var inCode: String {
    "EllipticalGradient(colors: \(gradient.inCode), center: \(center.inCode), "
      + "startRadiusFraction: \(DeclarativeUICore.inCode(startRadiusFraction)), "
      + "endRadiusFraction: \(DeclarativeUICore.inCode(endRadiusFraction)))"
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours that change in ellipses around a centre.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at equal distances that change in ellipses around a centre.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colours at given places that change in ellipses around a centre.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
