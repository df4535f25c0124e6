public import DeclarativeUI
public import Foundation
public import LayoutValues

extension ViewType {
  /// A rectangle of a colour.
  public struct Color: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Color" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a colour.
  public func color() throws -> InspectableView<ViewType.Color> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a colour.
  public func color(_ index: Int) throws -> InspectableView<ViewType.Color> { try indexed(index) }
}

extension ViewType {
  /// A line between views.
  public struct Divider: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Divider" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a line.
  public func divider() throws -> InspectableView<ViewType.Divider> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a line.
  public func divider(_ index: Int) throws -> InspectableView<ViewType.Divider> { try indexed(index) }
}

extension ViewType {
  /// No view at all.
  public struct EmptyView: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "EmptyView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as an empty view.
  public func emptyView() throws -> InspectableView<ViewType.EmptyView> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as an empty view.
  public func emptyView(_ index: Int) throws -> InspectableView<ViewType.EmptyView> { try indexed(index) }
}

extension ViewType {
  /// Colours that change along a line.
  public struct LinearGradient: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "LinearGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a linear gradient.
  public func linearGradient() throws -> InspectableView<ViewType.LinearGradient> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a linear gradient.
  public func linearGradient(_ index: Int) throws -> InspectableView<ViewType.LinearGradient> { try indexed(index) }
}

extension ViewType {
  /// Colours that change with the distance from a centre.
  public struct RadialGradient: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "RadialGradient" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a radial gradient.
  public func radialGradient() throws -> InspectableView<ViewType.RadialGradient> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a radial gradient.
  public func radialGradient(_ index: Int) throws -> InspectableView<ViewType.RadialGradient> { try indexed(index) }
}

extension ViewType {
  /// Empty space that takes what is left.
  public struct Spacer: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Spacer" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as empty space.
  public func spacer() throws -> InspectableView<ViewType.Spacer> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as empty space.
  public func spacer(_ index: Int) throws -> InspectableView<ViewType.Spacer> { try indexed(index) }
}

extension InspectableView where View == ViewType.Color {
  /// The colour.
  public func value() throws -> Color { try value(of: Color.self) }

  /// The amounts of light that the code gives.
  public func rgba() throws -> (red: Float, green: Float, blue: Float, alpha: Float) {
    guard let light = try value().givenLight else {
      throw InspectionError.notSupported("RGBA values are not available")
    }
    return light
  }

  /// The name by which the code asks asset catalogues for the colour.
  public func name() throws -> String {
    guard let name = try value().assetName else { throw InspectionError.notSupported("Color name is not available") }
    return name
  }
}

extension InspectableView where View == ViewType.LinearGradient {
  /// The colours with their places.
  public func gradient() throws -> Gradient { try value(of: LinearGradient.self).gradient }

  /// Where the first colour is.
  public func startPoint() throws -> UnitPoint { try value(of: LinearGradient.self).startPoint }

  /// Where the last colour is.
  public func endPoint() throws -> UnitPoint { try value(of: LinearGradient.self).endPoint }
}

extension InspectableView where View == ViewType.RadialGradient {
  /// The colours with their places.
  public func gradient() throws -> Gradient { try value(of: RadialGradient.self).gradient }

  /// Where the first colour is.
  public func center() throws -> UnitPoint { try value(of: RadialGradient.self).center }

  /// How far the first colour is from the centre, in points.
  public func startRadius() throws -> CGFloat { try value(of: RadialGradient.self).startRadius }

  /// How far the last colour is from the centre, in points.
  public func endRadius() throws -> CGFloat { try value(of: RadialGradient.self).endRadius }
}

extension InspectableView where View == ViewType.Spacer {
  /// The smallest extent in points; nil where the code gives none.
  public func minLength() throws -> CGFloat? { try value(of: Spacer.self).minLength }
}
