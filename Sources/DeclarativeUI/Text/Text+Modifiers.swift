public import Foundation

extension Text {
  /// The text in a font; nil is the environment's.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { adding(.adjustment(.weight($0))) } ?? self
  }

  /// The text, emphasised.
  public func bold() -> Text { adding(.adjustment(.bold)) }

  /// The text, emphasised or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text, slanted.
  public func italic() -> Text { adding(.adjustment(.italic)) }

  /// The text, slanted or not.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// The text in a colour; nil is the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { adding(.style(AnyShapeStyle($0))) } ?? self
  }

  /// The text in a style; of a gradient the first colour is drawn.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(AnyShapeStyle(style)))
  }

  /// The text with extra space in points after each character.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// The text with extra space in points after each character.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.tracking(kerning)) }
}
