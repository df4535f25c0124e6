import LayoutTree

/// A style that the layout paints with itself.
protocol PaintingStyle {
  func paint(in context: ResolveContext) -> StylePaint
}

extension ShapeStyle {
  /// What the style paints in an environment, after all styles that it stands for.
  func resolvedPaint(in context: ResolveContext) -> StylePaint {
    if let painting = self as? any PaintingStyle { return painting.paint(in: context) }
    return resolve(in: context.environment).resolvedPaint(in: context)
  }
}
