/// A style whose type is not known outside.
public struct AnyShapeStyle: ShapeStyle, PaintingStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  func paint(in environment: EnvironmentValues) -> StylePaint {
    style.resolvedPaint(in: environment)
  }
}
