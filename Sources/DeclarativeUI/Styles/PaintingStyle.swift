/// A style that the layout paints with itself.
protocol PaintingStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle {
  /// What the style paints in an environment, after all styles that it stands for.
  func resolvedPaint(in environment: EnvironmentValues) -> StylePaint {
    if let painting = self as? any PaintingStyle { return painting.paint(in: environment) }
    return resolve(in: environment).resolvedPaint(in: environment)
  }
}
