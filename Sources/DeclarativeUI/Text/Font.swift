public import Foundation

/// The font that a text asks for; text styles grow and shrink with the environment's `dynamicTypeSize`.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, Design, Weight?)
    case system(size: CGFloat, Weight?, Design)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// What a modifier changes in a font.
  enum Adjustment: Hashable, Sendable {
    case weight(Weight)
    case bold
    case italic
    case leading(Leading)
  }

  let base: Base
  var adjustments: [Adjustment] = []

  init(_ base: Base) {
    self.base = base
  }

  /// The font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design ?? .default, weight))
  }

  /// The system font in a size in points, which does not follow the reader's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight, design ?? .default))
  }

  /// A font by its family name in a size in points, which grows with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// A font by its family name in a size in points, which grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A font by its family name in a size in points, which does not follow the reader's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }

  /// The font, emphasised.
  public func bold() -> Font { adding(.bold) }

  /// The font, slanted.
  public func italic() -> Font { adding(.italic) }

  /// The font with another distance between its lines.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }

  private func adding(_ adjustment: Adjustment) -> Font {
    var font = self
    font.adjustments.append(adjustment)
    return font
  }
}
