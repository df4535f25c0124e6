import Drawings
package import LayoutTree
import PixelImages

/// A translucent material: what is behind is seen through it, blurred.
///
/// Apple does not say how it mixes its materials, and none was measured: here what is behind is blurred by 20 points,
/// becomes more colourful, and is veiled in white or in a dark grey, the more the thicker the material is. That texts on a
/// material are mixed with what is behind it (vibrancy) is not drawn. A material with an opacity, a mask or one shadow sees
/// what lies below it, without the shadow. On a layer with other views or effects, as `blur` and `compositingGroup` make
/// one, it sees what is on that layer.
/// - Remark: how much iOS blurs and veils what is behind is not known; how it mixes texts with that is not drawn.
public struct Material: Hashable, ShapeStyle, PaintingStyle {
  private enum Thickness: String {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  private let thickness: Thickness

  /// The most translucent one.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// More translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// Somewhat translucent.
  public static let regular = Material(thickness: .regular)
  /// More opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// Mostly opaque.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// That of bars.
  public static let bar = Material(thickness: .bar)

  package func paint(in context: ResolveContext) -> StylePaint {
    let isDark = context.environment.colorScheme == .dark
    let veil = RGBAColor(red: isDark ? 30 : 255, green: isDark ? 30 : 255, blue: isDark ? 32 : 255, alpha: veilAlpha)
    return .backdrop(Backdrop(blur: 20, colors: ColorChange.saturation(1.6).matrix, tint: veil))
  }

  private var veilAlpha: UInt8 {
    switch thickness {
    case .ultraThin: 102
    case .thin: 140
    case .regular: 178
    case .bar: 204
    case .thick: 216
    case .ultraThick: 240
    }
  }
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material behind a view; nil where its background is another style, or none.
  ///
  /// A background that is a style sets it for the view in front of it. On a material SwiftUI mixes foregrounds such as
  /// `secondary` with what is behind it (vibrancy).
  /// - Remark: how foregrounds are mixed with what is behind a material is not known; here they are the same everywhere.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

/// What a style in the background tells the view in front of it.
package struct BackgroundGround {
  private let material: Material?

  init(_ style: some ShapeStyle) {
    material = style as? Material ?? (style as? AnyShapeStyle)?.style as? Material
  }

  /// An environment that stays the same is not written, since views tell by that whether something has changed.
  func change(_ environment: inout EnvironmentValues) {
    if environment.backgroundMaterial != material { environment.backgroundMaterial = material }
  }
}

extension Material: CodeSpelled {
  package var inCode: String { thickness == .bar ? ".bar" : ".\(thickness.rawValue)Material" }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { Material.bar }
}
