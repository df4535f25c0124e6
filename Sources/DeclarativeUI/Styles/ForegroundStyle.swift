import LayoutTree

/// The current foreground: what `foregroundStyle` set last.
public struct ForegroundStyle: Hashable, ShapeStyle, PaintingStyle {
  /// Creates the style.
  public init() {}

  func paint(in context: ResolveContext) -> StylePaint {
    HierarchicalShapeStyle.primary.paint(in: context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
