public import DeclarativeUI
public import Foundation
public import LayoutValues

extension ViewType {
  /// Colours that change with the direction from a centre.
  public struct AngularGradient: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "AngularGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as an angular gradient.
  public func angularGradient() throws -> InspectableView<ViewType.AngularGradient> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as an angular gradient.
  public func angularGradient(_ index: Int) throws -> InspectableView<ViewType.AngularGradient> { try indexed(index) }
}

extension InspectableView where View == ViewType.AngularGradient {
  /// The colours with their places.
  public func gradient() throws -> Gradient { try value(of: AngularGradient.self).gradient }

  /// Where the directions are seen from.
  public func center() throws -> UnitPoint { try value(of: AngularGradient.self).center }

  /// The direction of the first colour.
  public func startAngle() throws -> Angle { try value(of: AngularGradient.self).startAngle }

  /// The direction of the last colour.
  public func endAngle() throws -> Angle { try value(of: AngularGradient.self).endAngle }
}

extension ViewType {
  /// Colours that change with the distance from a centre, as a share of the extents.
  public struct EllipticalGradient: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "EllipticalGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as an elliptical gradient.
  public func ellipticalGradient() throws -> InspectableView<ViewType.EllipticalGradient> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as an elliptical gradient.
  public func ellipticalGradient(_ index: Int) throws -> InspectableView<ViewType.EllipticalGradient> {
    try indexed(index)
  }
}

extension InspectableView where View == ViewType.EllipticalGradient {
  /// The colours with their places.
  public func gradient() throws -> Gradient { try value(of: EllipticalGradient.self).gradient }

  /// Where the distances are counted from.
  public func center() throws -> UnitPoint { try value(of: EllipticalGradient.self).center }

  /// How far the first colour is from the centre, as a share of the extents.
  public func startRadiusFraction() throws -> CGFloat { try value(of: EllipticalGradient.self).startRadiusFraction }

  /// How far the last colour is from the centre, as a share of the extents.
  public func endRadiusFraction() throws -> CGFloat { try value(of: EllipticalGradient.self).endRadiusFraction }
}
