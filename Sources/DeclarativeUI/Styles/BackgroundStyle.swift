import LayoutTree

/// The colour of the screen behind all views: white, and black in the dark appearance.
public struct BackgroundStyle: Hashable, ShapeStyle, PaintingStyle {
  /// Creates the style.
  public init() {}

  func paint(in context: ResolveContext) -> StylePaint {
    .color(SystemColor.systemBackground.color(in: context.environment.colorScheme))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of the screen behind all views.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
