/// The current foreground: what `foregroundStyle` set last.
public struct ForegroundStyle: Hashable, ShapeStyle, PaintingStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> StylePaint {
    HierarchicalShapeStyle.primary.paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
