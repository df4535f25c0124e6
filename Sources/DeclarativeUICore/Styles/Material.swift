import Drawings
package import LayoutTree
import PixelImages

/// A translucent material: what is behind is seen through it, blurred.
///
/// Of the most translucent one it is measured on pictures of iOS 26 how it mixes what is behind with a grey: 0.58 of it and
/// 0.42 of a light grey, in the dark half of it and half of a dark one, and that it makes colours no stronger. On a material
/// `secondary` is half of the foreground, as measured, too, and what is behind is blurred by 20 points: near the screen's edge
/// with its mirror image. How much the others blur and veil, Apple does not say: here they blur as much, and veil the more,
/// the thicker they are. A material with an opacity, a mask or one shadow sees what lies below it, without the shadow. On a
/// layer with other views or effects, as `blur` and `compositingGroup` make one, it sees what is on that layer.
/// - Remark: how much materials blur and veil is not known but of the most translucent one. Before iOS 26 colours behind are
///   made stronger by a guess.
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
    let (grey, alpha) = isDark ? darkVeil : lightVeil
    let veil = RGBAColor(red: grey, green: grey, blue: grey, alpha: alpha)
    let isNew = context.environment.systemDesign == .iOS26
    return .backdrop(Backdrop(blur: 20, colors: ColorChange.saturation(isNew ? 1 : 1.6).matrix, tint: veil))
  }

  /// The grey that lies on what is behind, and how much of it.
  ///
  /// Measured of the most translucent one: white becomes 245, and 242 becomes 238. The others are guesses after it.
  private var lightVeil: (grey: UInt8, alpha: UInt8) {
    switch thickness {
    case .ultraThin: (231, 107)
    case .thin: (237, 140)
    case .regular: (243, 178)
    case .bar: (247, 204)
    case .thick: (248, 216)
    case .ultraThick: (251, 240)
    }
  }

  /// The same in the dark.
  ///
  /// Measured of the most translucent one: black becomes 31, and 28 becomes 45. The others are guesses after it.
  private var darkVeil: (grey: UInt8, alpha: UInt8) {
    switch thickness {
    case .ultraThin: (62, 128)
    case .thin: (52, 153)
    case .regular: (45, 178)
    case .bar: (40, 204)
    case .thick: (37, 216)
    case .ultraThick: (33, 240)
    }
  }
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material behind a view; nil where its background is another style, or none.
  ///
  /// A background that is a style sets it for the view in front of it. On a material lower levels of the foreground such as
  /// `secondary` are the foreground, faded (vibrancy).
  /// - Remark: how much fainter levels below `secondary` are there is not known.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

/// What a style in the background tells the view in front of it.
package struct BackgroundEnvironment {
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
