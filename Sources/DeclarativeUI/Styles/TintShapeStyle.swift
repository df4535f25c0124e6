import LayoutTree

/// The colour of what can be pressed: what `tint` set last, or the blue of iOS.
public struct TintShapeStyle: Hashable, ShapeStyle, PaintingStyle {
  /// Creates the style.
  public init() {}

  func paint(in context: ResolveContext) -> StylePaint {
    guard let scope = context.environment.tintScope, let style = scope.styles.first else {
      return Color.blue.paint(in: context)
    }
    var outside = context
    outside.environment.tintScope = scope.outer
    return style.paint(in: outside)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be pressed.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
