package import Foundation

/// A part of a text with what its modifiers say of it.
package struct TextPart {
  /// The characters; a picture in a text is `Image('name')`.
  package let string: String
  /// The picture that stands in the text, or nil.
  package let image: Image?
  package private(set) var font: Font?
  package private(set) var weight: Font.Weight?
  package private(set) var isBold = false
  package private(set) var isItalic = false
  package private(set) var style: AnyShapeStyle?
  package private(set) var tracking: CGFloat?
  package private(set) var baselineOffset: CGFloat?
  package private(set) var underline: Text.LineStyle?
  package private(set) var strikethrough: Text.LineStyle?
  /// What is heard instead of it.
  package private(set) var label: Text?

  fileprivate init(_ string: String, image: Image? = nil, modifiers: [Text.Modifier]) {
    self.string = string
    self.image = image
    // The modifier next to the text wins, so it comes last.
    for modifier in modifiers.reversed() {
      switch modifier {
      case .font(let font): self.font = font ?? self.font
      case .style(let style): self.style = style
      case .tracking(let tracking): self.tracking = tracking
      case .adjustment(.weight(let weight)): self.weight = weight
      case .adjustment(.bold): isBold = true
      case .adjustment(.italic): isItalic = true
      case .baselineOffset(let offset): baselineOffset = offset
      case .label(let label): self.label = label
      case .underline(let line): underline = line.ifThere
      case .strikethrough(let line): strikethrough = line.ifThere
      // What nobody looks for.
      case .adjustment, .background, .scale, .language, .attribute: break
      }
    }
  }
}

extension Text.LineStyle {
  /// The line; nil where the code takes one away.
  fileprivate var ifThere: Text.LineStyle? { isActive ? self : nil }

  /// The colour; nil where it is that of the letters.
  package var lineColor: Color? { color }

  /// The line in the colour of the letters.
  package var uncolored: Text.LineStyle { Text.LineStyle(pattern: pattern) }
}

extension Text {
  /// The texts that were joined, in one sequence, with dates and numbers as in the United States: a loop, since thousands of
  /// `+` are as many floors of texts in texts.
  package var parts: [TextPart] { parts(in: EnvironmentValues()) }

  /// The texts that were joined, with dates and numbers and the words of catalogues in a language.
  package func parts(for locale: Locale) -> [TextPart] {
    var environment = EnvironmentValues()
    environment.locale = locale
    return parts(in: environment)
  }

  private func parts(in environment: EnvironmentValues) -> [TextPart] {
    var parts: [TextPart] = []
    var pending = [(text: self, around: [Modifier]())]
    while let (text, around) = pending.popLast() {
      let modifiers = text.modifiers + around
      switch text.content(in: environment) {
      case .string(let string):
        if !string.isEmpty || text == self { parts.append(TextPart(string, modifiers: modifiers)) }
      case .image(let image):
        parts.append(TextPart("Image('\(image.assetName ?? "")')", image: image, modifiers: modifiers))
      case .joined(let texts): pending += texts.reversed().map { ($0, modifiers) }
      }
    }
    return parts
  }

  /// The characters of all parts.
  package var string: String { parts.map(\.string).joined() }
}

extension Image {
  /// What VoiceOver says of it; nil where the code says nothing.
  package var spokenLabel: Text? { label }

  /// What is said of the picture where a search for texts finds it: symbols have names, and no texts.
  package var searchedLabel: Text? { if case .symbol = source { nil } else { label } }

  /// The name of an asset or a symbol; nil of a bitmap.
  package var assetName: String? {
    switch source {
    case .asset(let name, _), .symbol(let name, _): name
    case .bitmap: nil
    }
  }
}

extension Image {
  /// The picture without what the code says of how it is drawn.
  package var unmodified: Image { Image(source, label: label) }

  /// Whether the code has the picture drawn in one colour; nil where it says nothing.
  package var givenRenderingMode: TemplateRenderingMode? { renderingMode }

  /// The pixels, or the picture of a name that the code gives as a `UIImage`; nil of a picture that is given by its name.
  ///
  /// Pictures that are given as such have no label, unlike all others but those that are decorations.
  package var givenUIImage: UIImage? {
    switch source {
    case .bitmap(let bitmap, let scale): UIImage(cgImage: bitmap, scale: scale)
    case .asset(let name, let bundle): label == nil ? UIImage(named: name, in: bundle, compatibleWith: nil) : nil
    case .symbol(let name, _): label == nil ? UIImage(systemName: name) : nil
    }
  }
}

extension Font {
  /// The size in points that the code asks for; nil of a text style.
  package var pointSize: CGFloat? {
    switch base {
    case .system(let size, _, _), .custom(_, let size, _): size
    case .style: nil
    }
  }

  /// The name of the family; nil of the system font.
  package var family: String? {
    if case .custom(let name, _, _) = base { name } else { nil }
  }

  /// Whether the size follows no text style, and so not the reader's text size.
  package var hasFixedSize: Bool {
    if case .custom(_, _, nil) = base { true } else { false }
  }

  /// The text style, or nil.
  package var textStyle: TextStyle? {
    switch base {
    case .style(let style, _, _): style
    case .custom(_, _, let style): style
    case .system: nil
    }
  }

  /// The weight that the system font is asked for; nil where the code says none.
  package var systemWeight: Weight? {
    switch base {
    case .style(_, _, let weight), .system(_, let weight, _): weight
    case .custom: nil
    }
  }

  /// The form of the system font; nil of another one.
  package var systemDesign: Design? {
    switch base {
    case .style(_, let design, _), .system(_, _, let design): design
    case .custom: nil
    }
  }
}
