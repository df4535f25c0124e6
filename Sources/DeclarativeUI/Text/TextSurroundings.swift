import Typesetting

/// What an environment says to all texts in it.
///
/// A dozen of its values, which are looked for once and not by each of thousands of texts.
final class TextSurroundings {
  let attributes: TextAttributes
  let style: ParagraphStyle
  let library: FontLibrary
  /// The number of lines for which a text takes space even if it has fewer.
  let reservedLines: Int
  /// What few texts are asked for, or nil.
  let rare: RareTextStyle?
  /// Whether texts are drawn as bars.
  let hidesContents: Bool

  init(_ environment: EnvironmentValues) {
    rare = environment.rareTextStyleIfAny
    attributes = TextAttributes(environment, rare)
    style = ParagraphStyle(environment)
    library = environment.fontLibrary
    reservedLines = environment.reservedLines
    hidesContents = environment.hidesContents
  }
}
