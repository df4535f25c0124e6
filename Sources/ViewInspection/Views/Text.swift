public import DeclarativeUI
public import Foundation

extension ViewType {
  /// Lines of text.
  public struct Text: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Text" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a text.
  public func text() throws -> InspectableView<ViewType.Text> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a text.
  public func text(_ index: Int) throws -> InspectableView<ViewType.Text> { try indexed(index) }
}

extension InspectableView where View == ViewType.Text {
  /// The characters of the text.
  /// - Parameter locale: the language of the people who read it; nil for `Locale.testsDefault`.
  public func string(locale: Locale? = nil) throws -> String { try value(of: Text.self).string(in: locale) }

  /// The characters and the styles of their parts, of a text that an `AttributedString` was given to.
  public func attributedString() throws -> AttributedString {
    guard let content = try value(of: Text.self).attributedContent else {
      throw InspectionError.notSupported(
        "\(pathToRoot) was made of no AttributedString: ask for its attributes() instead")
    }
    return content
  }

  /// The look of the text, as its own modifiers and the views around it say.
  public func attributes() throws -> ViewType.Text.Attributes {
    let around = element.callsAround
    let font = around.first { $0.name == "font" }?.argument(as: Font.self)
    let style = around.first { $0.name == "foregroundStyle" }?.argument(as: AnyShapeStyle.self)
    return ViewType.Text.Attributes(
      parts: try value(of: Text.self).parts, inheritedFont: font, inheritedColor: style?.style as? Color)
  }

  /// The pictures in the text.
  public func images() throws -> [Image] { try value(of: Text.self).parts.compactMap(\.image) }
}

extension ViewType.Text {
  /// The look of a text or of a part of it.
  ///
  /// An attribute that the parts do not share is an error. One that none of them has is that of the views around, or else
  /// an error; of lines below and through a text it is false.
  public struct Attributes {
    let parts: [TextPart]
    /// What texts around have that name none of their own.
    let inheritedFont: Font?
    let inheritedColor: Color?
    /// Whether a range was asked for that the text does not have.
    var isOutside = false

    /// The look of a range of characters.
    public subscript<R: RangeExpression<Int>>(_ range: R) -> Attributes {
      let count = parts.reduce(0) { $0 + $1.string.count }
      let wanted = range.relative(to: 0..<count)
      var start = 0
      let inside = parts.filter { part in
        let own = start..<start + part.string.count
        start = own.upperBound
        return own.overlaps(wanted)
      }
      return Attributes(
        parts: inside, inheritedFont: inheritedFont, inheritedColor: inheritedColor,
        isOutside: isOutside || wanted.lowerBound < 0 || wanted.upperBound > count)
    }

    /// The look of a range of characters.
    public subscript<R: RangeExpression<String.Index>>(_ range: R) -> Attributes {
      let string = parts.map(\.string).joined()
      let wanted = range.relative(to: string)
      func offset(_ index: String.Index) -> Int { string.distance(from: string.startIndex, to: index) }
      return self[offset(wanted.lowerBound)..<offset(wanted.upperBound)]
    }

    /// The font.
    public func font() throws -> Font { try common("font", \.font, around: inheritedFont) }

    /// The weight that `fontWeight` gives the text.
    public func fontWeight() throws -> Font.Weight { try common("fontWeight", \.weight) }

    /// The colour.
    public func foregroundColor() throws -> Color {
      try common("foregroundColor", { $0.style?.style as? Color }, around: inheritedColor)
    }

    /// The style of a type, such as `HierarchicalShapeStyle.self`.
    public func foregroundStyle<S: ShapeStyle & Equatable>(_ type: S.Type) throws -> S {
      try common("foregroundStyle", { $0.style?.style as? S })
    }

    /// Whether the text is emphasised, by `bold()` or by its weight.
    /// - Throws: `InspectionError.modifierNotFound` where nothing is said of it.
    public func isBold() throws -> Bool {
      try guardIsSaid("bold") { $0.isBold || $0.weight != nil }
      return try shared("bold") { $0.isBold || $0.weight == .bold }
    }

    /// Whether the text is slanted.
    /// - Throws: `InspectionError.modifierNotFound` where nothing is said of it.
    public func isItalic() throws -> Bool {
      try guardIsSaid("italic", \.isItalic)
      return try shared("italic", \.isItalic)
    }

    /// The extra space after each character, in points.
    public func kerning() throws -> CGFloat { try common("kerning", \.tracking) }

    /// The extra space after each character, in points.
    public func tracking() throws -> CGFloat { try common("tracking", \.tracking) }

    /// How far letters stand above the line, in points.
    public func baselineOffset() throws -> CGFloat { try common("baselineOffset", \.baselineOffset) }

    /// Whether a line goes through the text.
    public func isStrikethrough() throws -> Bool { try shared("strikethrough") { $0.strikethrough != nil } }

    /// The colour of the line through the text; nil where it is that of the letters.
    public func strikethroughColor() throws -> Color? { try common("strikethrough", \.strikethrough).lineColor }

    /// The line through the text, whatever its colour is.
    public func strikethroughStyle() throws -> DeclarativeUI.Text.LineStyle {
      try common("strikethrough", \.strikethrough).uncolored
    }

    /// Whether a line is below the text.
    public func isUnderline() throws -> Bool { try shared("underline") { $0.underline != nil } }

    /// The colour of the line below the text; nil where it is that of the letters.
    public func underlineColor() throws -> Color? { try common("underline", \.underline).lineColor }

    /// The line below the text, whatever its colour is.
    public func underlineStyle() throws -> DeclarativeUI.Text.LineStyle {
      try common("underline", \.underline).uncolored
    }

    private func common<Value: Equatable>(
      _ name: String, _ value: (TextPart) -> Value?, around: Value? = nil
    ) throws -> Value {
      try guardIsInside()
      let values = parts.map { value($0) ?? around }
      guard let first = values.compactMap(\.self).first else {
        throw InspectionError.modifierNotFound(parent: "Text", modifier: name, present: [])
      }
      guard values.allSatisfy({ $0 != nil }) else {
        throw InspectionError.textAttribute("Modifier '\(name)' is applied only to a subrange")
      }
      guard values.allSatisfy({ $0 == first }) else {
        throw InspectionError.textAttribute("Modifier '\(name)' has different values in subranges")
      }
      return first
    }

    private func guardIsInside() throws {
      if isOutside { throw InspectionError.textAttribute("The text has no such range of characters") }
    }

    private func guardIsSaid(_ name: String, _ isSaid: (TextPart) -> Bool) throws {
      try guardIsInside()
      guard parts.contains(where: isSaid) else {
        throw InspectionError.modifierNotFound(parent: "Text", modifier: name, present: [])
      }
    }

    private func shared(_ name: String, _ holds: (TextPart) -> Bool) throws -> Bool {
      try guardIsInside()
      let count = parts.count(where: holds)
      guard count == 0 || count == parts.count else {
        throw InspectionError.textAttribute("Modifier '\(name)' is applied only to a subrange")
      }
      return count > 0
    }
  }
}

extension Font {
  /// The size in points.
  public func size() throws -> CGFloat { try attribute("size", pointSize) }

  /// Whether the size follows no text style.
  public func isFixedSize() -> Bool { hasFixedSize }

  /// The name of the family.
  public func name() throws -> String { try attribute("name", family) }

  /// The weight of a system font; regular where the code says none.
  public func weight() throws -> Font.Weight { try attribute("weight", family == nil ? systemWeight ?? .regular : nil) }

  /// The form of a system font.
  public func design() throws -> Font.Design { try attribute("design", systemDesign) }

  /// The text style that the font follows.
  public func style() throws -> Font.TextStyle { try attribute("style", textStyle) }

  private func attribute<Value>(_ label: String, _ value: Value?) throws -> Value {
    guard let value else { throw InspectionError.attributeNotFound(label: label, type: "Font") }
    return value
  }
}
