public import Foundation

extension Text {
  /// Creates a text with the styles of its parts.
  ///
  /// Drawn are fonts, colours, lines along the text, distances of letters, and what Markdown says. A background is as high as
  /// its line, without the space to the next one; whether iOS fills that, too, is not known. A link has the colour of what can
  /// be pressed; it cannot be pressed yet.
  /// - Remark: also of an `AttributedString`, a `LocalizedStringResource`, a `ClosedRange` of dates and a
  ///   `DateInterval`. Of an `Image` that is no symbol a box is drawn, and the snapshot fails.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.source(AnyTextSource(AttributedContent(content: attributedContent))))
  }

  /// What the text was made of, for tests that look into views; nil of a text that no styled string was given to.
  package var attributedContent: AttributedString? {
    guard case .source(let made) = storage else { return nil }
    return (made.source as? AttributedContent)?.content
  }
}

private struct AttributedContent: TextSource {
  let content: AttributedString

  func content(in environment: EnvironmentValues) -> Text.Content {
    .joined(content.runs.map { run in text(String(content[run.range].characters), run.attributes) })
  }

  private func text(_ string: String, _ attributes: AttributeContainer) -> Text {
    let intent = attributes.inlinePresentationIntent ?? []
    var part = InlineMarkdown.Part(text: string)
    if intent.contains(.stronglyEmphasized) { part.style.insert(.strong) }
    if intent.contains(.emphasized) { part.style.insert(.emphasized) }
    if intent.contains(.code) { part.style.insert(.code) }
    if intent.contains(.strikethrough) { part.style.insert(.struckThrough) }
    var text = Text(verbatim: string)
    if let color = attributes.foregroundColor { text = text.foregroundColor(color) }
    if let font = attributes.font { text = text.font(font) }
    if let color = attributes.backgroundColor { text = text.adding(.background(color)) }
    if let line = attributes.underlineStyle { text = text.adding(.underline(line)) }
    if let line = attributes.strikethroughStyle { text = text.adding(.strikethrough(line)) }
    if let space = attributes.tracking ?? attributes.kern { text = text.tracking(space) }
    if let offset = attributes.baselineOffset { text = text.baselineOffset(offset) }
    if attributes.link != nil, attributes.foregroundColor == nil { part.link = "" }
    return part.styled(text)
  }
}

extension AttributeScopes {
  /// The attributes that texts of views have.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that texts of views have.
  /// - Remark: a background fills its part of a line from top to bottom; how high iOS fills it was not measured.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a part.
    public enum FontAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = Font
      /// The name in descriptions.
      public static let name: String = "SwiftUI.Font"
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = Color
      /// The name in descriptions.
      public static let name: String = "SwiftUI.ForegroundColor"
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = Color
      /// The name in descriptions.
      public static let name: String = "SwiftUI.BackgroundColor"
    }
    /// The line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = Text.LineStyle
      /// The name in descriptions.
      public static let name: String = "SwiftUI.StrikethroughStyle"
    }
    /// The line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = Text.LineStyle
      /// The name in descriptions.
      public static let name: String = "SwiftUI.UnderlineStyle"
    }
    /// The extra space after each character, in points.
    public enum KerningAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = CGFloat
      /// The name in descriptions.
      public static let name: String = "SwiftUI.Kern"
    }
    /// The extra space after each character, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = CGFloat
      /// The name in descriptions.
      public static let name: String = "SwiftUI.Tracking"
    }
    /// How much higher letters stand than their line, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = CGFloat
      /// The name in descriptions.
      public static let name: String = "SwiftUI.BaselineOffset"
    }
    /// What Markdown says of a part; Foundation's own attribute on Apple's systems.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = InlinePresentationIntent
      /// The name in descriptions.
      public static let name: String = "NSInlinePresentationIntent"
    }

    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The extra space after each character, in points.
    public let kern: KerningAttribute
    /// The extra space after each character, in points.
    public let tracking: TrackingAttribute
    /// How much higher letters stand than their line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Markdown says.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// The attribute of a name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

/// What Markdown says of a part of a text, by Foundation's name.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates what is said from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// It is emphasised.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// It is emphasised strongly.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// It is code.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// It is struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString {
  /// How Markdown is read, by Foundation's name.
  /// - Remark: of the syntaxes only what they say of white space counts.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// What is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks, too; here they are not read.
      case full
      /// What stands in lines, whose ends are spaces.
      case inlineOnly
      /// What stands in lines, whose ends and spaces stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done where Markdown is wrong; it never is here.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// As much is taken as can be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is read; here it is not.
    public var allowsExtendedAttributes: Bool
    /// What is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done where Markdown is wrong.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates the text of Markdown that stands in lines.
  /// - Remark: blocks such as lists and headings are not read.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    var source = markdown
    if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
      source = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    self.init(inlineMarkdown: source, baseURL: baseURL)
  }

  /// Creates the text of a literal with its Markdown, in the language of the United States unless a locale is given.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(inlineMarkdown: String(localized: key, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates the text of a resource with its Markdown, in the resource's own language.
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: String(localized: resource))
  }

  private init(inlineMarkdown source: String, baseURL: URL? = nil) {
    self.init()
    // Values are in the text already, which are read from it again.
    let source = GrammarAgreement.words(of: source, in: EnvironmentValues.ofBody.locale)
    for part in InlineMarkdown(source)?.parts ?? [InlineMarkdown.Part(text: source)] {
      var container = AttributeContainer()
      if part.style != [] { container.inlinePresentationIntent = InlinePresentationIntent(part.style) }
      if let link = part.link { container.link = URL(string: link, relativeTo: baseURL) }
      append(AttributedString(part.text, attributes: container))
    }
  }
}

extension InlinePresentationIntent {
  fileprivate init(_ style: InlineMarkdown.Style) {
    self = []
    if style.contains(.emphasized) { insert(.emphasized) }
    if style.contains(.strong) { insert(.stronglyEmphasized) }
    if style.contains(.code) { insert(.code) }
    if style.contains(.struckThrough) { insert(.strikethrough) }
  }
}
