package import LayoutTree
import PixelImages

/// The current foreground at one of four levels of importance.
/// - Remark: how much fainter a level is than a style of your own is not known.
public struct HierarchicalShapeStyle: Hashable, ShapeStyle, PaintingStyle {
  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The foreground of what is less important.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The foreground of what is still less important.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The foreground of what is hardly important.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The foreground of what is least important.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// How much a lower level fades a foreground that has none of its own; not verified against a picture.
  static func fading(_ level: Int) -> Double { [1, 0.5, 0.25, 0.2, 0.15][level] }

  /// The colour of the level where no view has set a style.
  ///
  /// On a material lower levels are the label's colour faded: `secondary` by a half, as measured in both appearances.
  func label(in environment: EnvironmentValues) -> RGBAColor {
    if environment.backgroundMaterial != nil {
      return SystemColor.label.color(in: environment).faded(by: Self.fading(level))
    }
    let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    let color = labels[min(level, 3)].color(in: environment)
    // How much fainter the fifth level is, is not known.
    return level > 3 ? color.faded(by: 0.75) : color
  }

  package func paint(in context: ResolveContext) -> StylePaint {
    guard let scope = context.environment.foregroundScope else { return .color(label(in: context.environment)) }
    var outside = context
    outside.environment.foregroundScope = scope.outer
    let set = min(level, scope.styles.count - 1)
    return scope.styles[set].paint(in: outside).faded(by: Self.fading(level - set))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The current foreground of what is less important.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The current foreground of what is still less important.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The current foreground of what is hardly important.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The current foreground of what is least important.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// The current foreground: what `foregroundStyle` set last.
public struct ForegroundStyle: Hashable, ShapeStyle, PaintingStyle {
  /// Creates the style.
  public init() {}

  package func paint(in context: ResolveContext) -> StylePaint {
    HierarchicalShapeStyle.primary.paint(in: context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// What `backgroundStyle` set last, or the colour of the screen behind all views: white, and black in the dark appearance.
public struct BackgroundStyle: Hashable, ShapeStyle, PaintingStyle, LevelledStyle {
  /// Creates the style.
  public init() {}

  package func paint(in context: ResolveContext) -> StylePaint { paint(ofLevel: 0, in: context) }

  /// Lower levels are the screen's other colours; those of a style of your own are fainter.
  func paint(ofLevel level: Int, in context: ResolveContext) -> StylePaint {
    if let scope = context.environment.backgroundScope, let style = scope.styles.first {
      var outside = context
      outside.environment.backgroundScope = scope.outer
      return style.paint(in: outside).faded(by: HierarchicalShapeStyle.fading(level))
    }
    let colors: [SystemColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    return .color(colors[min(level, 2)].color(in: context.environment))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What `backgroundStyle` set last, or the colour of the screen behind all views.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour of what can be pressed: what `tint` set last, or the accent colour of the app.
public struct TintShapeStyle: Hashable, ShapeStyle, PaintingStyle {
  /// Creates the style.
  public init() {}

  package func paint(in context: ResolveContext) -> StylePaint {
    if let dimming = context.environment.tintDimming { return .color(dimming.color) }
    guard let scope = context.environment.tintScope, let style = scope.styles.first else {
      return context.environment.appAccentColor.paint(in: context)
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

/// Styles that a modifier sets for the views inside, and those that hold around it.
///
/// A style may itself mean "the current foreground"; it is then asked in the scope around it, so that it never asks
/// itself.
package final class StyleScope {
  let styles: [AnyShapeStyle]
  let outer: StyleScope?
  /// Whether the system has set the styles, so that what has a style of its own there keeps it.
  let isUsual: Bool
  /// Whether `accentColor(_:)` has set the style.
  let isAccent: Bool

  init(_ styles: [AnyShapeStyle], outer: StyleScope?, isUsual: Bool = false, isAccent: Bool = false) {
    self.styles = styles
    self.outer = outer
    self.isUsual = isUsual
    self.isAccent = isAccent
  }

  /// The label's colour; always the same object, so that nothing is made anew for it.
  @MainActor static let usual = StyleScope([AnyShapeStyle(Color(.label))], outer: nil, isUsual: true)
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: StyleScope? { nil }
}
private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: StyleScope? { nil }
}
private enum BackgroundKey: EnvironmentKey {
  static var defaultValue: StyleScope? { nil }
}

extension EnvironmentValues {
  /// The style of what can be pressed; nil is the accent colour.
  package var tintScope: StyleScope? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The styles of texts and shapes that name none, from primary to tertiary; nil for the label colours.
  package var foregroundScope: StyleScope? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// Whether somebody has given a style to texts and shapes that name none.
  package var hasForeground: Bool { foregroundScope.map { !$0.isUsual } ?? false }

  /// The style of backgrounds that name none; nil is the screen's colour.
  var backgroundScope: StyleScope? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The style of backgrounds that name none; nil is the screen's colour.
  public var backgroundStyle: AnyShapeStyle? {
    get { backgroundScope?.styles.first }
    set { backgroundScope = newValue.map { StyleScope([$0], outer: backgroundScope) } }
  }

  /// Sets the styles of texts and shapes that name none.
  /// - Parameter isUsual: whether the system does, and not somebody who writes a view.
  package mutating func pushForeground(_ styles: [AnyShapeStyle], isUsual: Bool = false) {
    foregroundScope = StyleScope(styles, outer: foregroundScope, isUsual: isUsual)
  }

  /// Has lower levels of the foreground be the label's colour faded, where nobody has set a style.
  @MainActor package mutating func pushUsualForeground() {
    if foregroundScope == nil { foregroundScope = .usual }
  }

  /// Takes back what rows of lists and links give to what is in them, for what is presented or stands beside it.
  package mutating func popUsualForeground() {
    if let scope = foregroundScope, scope.isUsual, scope.outer == nil { foregroundScope = nil }
  }

  /// Sets the style of what can be pressed.
  mutating func pushTint(_ style: AnyShapeStyle) {
    tintScope = StyleScope([style], outer: tintScope)
  }
}
