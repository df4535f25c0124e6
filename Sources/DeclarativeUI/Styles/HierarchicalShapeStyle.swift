import LayoutTree

/// The current foreground at one of four levels of importance.
public struct HierarchicalShapeStyle: Hashable, ShapeStyle, PaintingStyle {
  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The foreground of what is less important.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The foreground of what is still less important.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The foreground of what is least important.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  func paint(in context: ResolveContext) -> StylePaint {
    guard let scope = context.environment.foregroundScope else {
      let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
      return .color(labels[level].color(in: context.environment.colorScheme))
    }
    var outside = context
    outside.environment.foregroundScope = scope.outer
    let set = min(level, scope.styles.count - 1)
    // How much a lower level fades a foreground that has none of its own; not verified against a picture.
    let fading = [1, 0.5, 0.25, 0.2]
    return scope.styles[set].paint(in: outside).faded(by: fading[level - set])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The current foreground of what is less important.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The current foreground of what is still less important.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The current foreground of what is least important.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}
