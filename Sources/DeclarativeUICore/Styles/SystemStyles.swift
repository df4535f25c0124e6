package import LayoutTree
import PixelImages

/// The grey that iOS fills shapes with that lie on other things; lower levels are for larger shapes.
public struct FillShapeStyle: Hashable, ShapeStyle, PaintingStyle, LevelledStyle, CodeSpelled {
  /// Creates the style.
  public init() {}

  package func paint(in context: ResolveContext) -> StylePaint { paint(ofLevel: 0, in: context) }

  /// UIKit's colours from `systemFill` to `quaternarySystemFill`, as its documentation and the Human Interface Guidelines
  /// have them; the fifth level is not known, and here it is the fourth.
  func paint(ofLevel level: Int, in context: ResolveContext) -> StylePaint {
    let isDark = context.environment.colorScheme == .dark
    let (gray, blue): (UInt8, UInt8) = [(0x78, 0x80), (0x78, 0x80), (0x76, 0x80), (isDark ? 0x76 : 0x74, 0x80)][
      min(level, 3)]
    let alpha: UInt8 = (isDark ? [0x5B, 0x51, 0x3D, 0x2D] : [0x33, 0x28, 0x1E, 0x14])[min(level, 3)]
    return .color(RGBAColor(red: gray, green: gray, blue: blue, alpha: alpha))
  }

  package var inCode: String { ".fill" }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The grey of shapes that lie on other things.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of the lines that part things from each other.
public struct SeparatorShapeStyle: Hashable, ShapeStyle, PaintingStyle, CodeSpelled {
  /// Creates the style.
  public init() {}

  package func paint(in context: ResolveContext) -> StylePaint {
    .color(SystemColor.separator.color(in: context.environment))
  }

  package var inCode: String { ".separator" }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines that part things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The colour of the texts that stand in empty fields.
public struct PlaceholderTextShapeStyle: Hashable, ShapeStyle, PaintingStyle, CodeSpelled {
  /// Creates the style.
  public init() {}

  package func paint(in context: ResolveContext) -> StylePaint {
    .color(SystemColor.tertiaryLabel.color(in: context.environment))
  }

  package var inCode: String { ".placeholder" }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of texts in empty fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The colour of links.
public struct LinkShapeStyle: Hashable, ShapeStyle, PaintingStyle, CodeSpelled {
  /// Creates the style.
  public init() {}

  package func paint(in context: ResolveContext) -> StylePaint { Color.blue.paint(in: context) }

  package var inCode: String { ".link" }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
