package import LayoutTree

/// Colours that change with the direction from a centre, clockwise from the right.
///
/// Of more than a turn the last one is seen. What less than a turn leaves free has the last colour in its first half and
/// the first one in its second.
public struct AngularGradient: Hashable, ShapeStyle, PaintingStyle {
  package let gradient: Gradient
  package let center: UnitPoint
  package let startAngle, endAngle: Angle

  /// Creates a gradient between two directions.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient from its stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of a whole turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: .degrees(angle.degrees + 360))
  }

  /// Creates a gradient of a whole turn, of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of a whole turn from its stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  package func paint(in context: ResolveContext) -> StylePaint {
    for angle in [startAngle, endAngle] {
      context.problems.check(CGFloat(angle.degrees), .finite, in: "AngularGradient(.degrees(\(angle.degrees)))")
    }
    return .angular(
      gradient.resolved(in: context), center: center, start: startAngle.radians, end: endAngle.radians)
  }
}

extension AngularGradient: View {
  /// A rectangle painted with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: CodeSpelled {
  package nonisolated var inCode: String {
    "AngularGradient(colors: \(gradient.inCode), center: \(center.inCode), "
      + "startAngle: .degrees(\(DeclarativeUICore.inCode(startAngle.degrees))), "
      + "endAngle: .degrees(\(DeclarativeUICore.inCode(endAngle.degrees))))"
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours that change with the direction from a centre.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at equal distances that change with the direction from a centre.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at given places that change with the direction from a centre.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours of a whole turn around a centre.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Colours at equal distances of a whole turn around a centre.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colours at given places of a whole turn around a centre.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
