public import Foundation

/// Lines of text in one or several styles.
///
/// Each paragraph runs in the direction of its first letter, as SwiftUI's default `WritingDirectionStrategy` asks for
/// (`contentBased`, by its documentation; SwiftUI may look at the language of a translation first, which is not known).
/// Where short lines stand is a matter of `multilineTextAlignment` and the layout direction alone. Which direction
/// SwiftUI gives to a paragraph without letters is not known; here it is the layout direction.
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case string(String)
    /// A literal without values, which is a key, and in which there may be Markdown.
    case literal(String, StringPlace)
    case joined(JoinedTexts)
    /// A picture in the middle of a text, which is not drawn yet.
    case image(Image)
    /// What is found only where the text is shown.
    case source(AnyTextSource)
  }

  /// What a text shows at one place.
  enum Content {
    case string(String)
    case joined([Text])
    case image(Image)
  }

  /// What a modifier changes; the ones of an inner text win over those of the text around it.
  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case adjustment(Font.Adjustment)
    case style(AnyShapeStyle)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(LineStyle)
    case strikethrough(LineStyle)
    case background(Color)
    /// What is heard instead of the text.
    case label(Text)
    case scale(Text.Scale)
    case language(TypesettingLanguage)
    /// What is said to a renderer.
    case attribute(CustomTextAttribute)
  }

  /// Whether the letters of a text are made large or small.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  let storage: Storage
  var modifiers: [Modifier] = []

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates a text from a literal, whose interpolations may be texts with styles of their own.
  ///
  /// The literal is the key of a text in the language of the environment: see <doc:LocalizedTexts>. Where there is none, it is
  /// shown itself. Markdown in it is drawn: emphasis, code, what is struck through, and links, which cannot be pressed yet.
  /// - Parameters:
  ///   - key: the literal.
  ///   - tableName: the name of the files with the texts; nil is `Localizable`.
  ///   - bundle: where the files are; nil is the bundles of the environment and the main one.
  ///   - comment: what translators are told.
  /// - Remark: the text for the key in the language of the environment. Markdown is drawn; its links have the tint and
  ///   cannot be pressed yet.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(key.storage(in: StringPlace(table: tableName, bundle: bundle)))
  }

  /// Creates a text from a string.
  ///
  /// A literal with a value that `LocalizedStringKey` does not take, such as a `Bool`, is a string too, where the compiler
  /// looks further for it: that of Swift 6.3 does, that of Swift 5.3 refused the literal.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.string(String(content)))
  }

  /// Creates a text from a string that is never translated and has no Markdown.
  public init(verbatim content: String) {
    self.init(.string(content))
  }

  /// Creates a text of a picture.
  ///
  /// Pictures in the middle of texts are not drawn yet: a box is, and the result says so.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// One text after the other, in one paragraph.
  public static func + (left: Text, right: Text) -> Text {
    Text(.joined(JoinedTexts([left, right])))
  }

  /// What the text shows in an environment; the modifiers are not looked at.
  func content(in environment: @autoclosure () -> EnvironmentValues) -> Content {
    switch storage {
    case .string(let string): .string(string)
    case .literal(let key, let place): Self.shown(for: key, in: place, environment()).content
    case .joined(let joined): .joined(joined.texts)
    case .image(let image): .image(image)
    case .source(let source): source.content(in: environment())
    }
  }

  /// Whether the text is written without a character: `""`.
  package var isWrittenEmpty: Bool {
    switch storage {
    case .string(let string): string.isEmpty
    case .literal(let key, _): key.isEmpty
    case .joined, .image, .source: false
    }
  }

  /// What the text shows in an environment, and what of it is not as on iOS; nil where nothing is known to be.
  func shown(in environment: EnvironmentValues) -> (content: Content, problem: String?) {
    switch storage {
    case .source(let source): source.shown(in: environment)
    case .literal(let key, let place): Self.shown(for: key, in: place, environment)
    case .string, .joined, .image: (content(in: environment), nil)
    }
  }

  private static func shown(
    for key: String, in place: StringPlace, _ environment: EnvironmentValues
  ) -> (content: Content, problem: String?) {
    var found: String?
    let problem = place.problem { found = try place.words(for: key, in: environment) }
    let words = GrammarAgreement.words(of: found ?? key, in: environment.locale)
    return (
      InlineMarkdown(words).map { .joined($0.texts) } ?? .string(words), problem ?? InlineMarkdown.problem(of: words)
    )
  }

  func adding(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

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

  /// The text in a style.
  /// - Remark: emoji keep their colours; whether they do on iOS is not known.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(AnyShapeStyle(style)))
  }

  /// The text with extra space in points after each character.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// The text with extra space in points after each character.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.tracking(kerning)) }

  /// The text that much higher than its line, in points; lower where that is negative.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

  /// The text with digits of one width; a family without such digits keeps its own.
  public func monospacedDigit() -> Text { adding(.adjustment(.monospacedDigit)) }

  /// The text with letters of one width or not.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.adjustment(.design(.monospaced))) : self
  }

  /// The text in a form of the system font; nil leaves it.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { adding(.adjustment(.design($0))) } ?? self
  }

  /// The text with letters of another width; nil leaves them.
  /// - Remark: those of the default design alone; of another design or family the snapshot fails. See `Font.Width`.
  public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { adding(.adjustment(.width($0))) } ?? self
  }
}
