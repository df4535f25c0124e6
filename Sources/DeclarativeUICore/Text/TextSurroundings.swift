import LayoutTree
import PixelImages
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
  /// The colour of texts where no view has set a style; nil where one has.
  let labelColor: RGBAColor?
  /// The font of texts that say nothing about theirs; nil before the first of them.
  private var usualFont: UsualFont?

  /// A font, and what is not drawn as it asks for, which each text reports.
  private struct UsualFont {
    let descriptor: FontDescriptor
    let problems: [String]
  }

  init(_ environment: EnvironmentValues) {
    rare = environment.rareTextStyleIfAny
    attributes = TextAttributes(environment, rare)
    style = ParagraphStyle(environment)
    library = environment.fontLibrary
    reservedLines = environment.reservedLines
    hidesContents = environment.hidesContents
    labelColor = environment.foregroundScope == nil ? HierarchicalShapeStyle.primary.label(in: environment) : nil
  }

  /// The font of texts that say nothing about theirs.
  /// - Parameter environment: the one that these surroundings are of.
  func usualFont(in environment: EnvironmentValues, _ problems: some ProblemReporter) -> FontDescriptor {
    let font = usualFont ?? findUsualFont(in: environment)
    for problem in font.problems { problems.report(problem) }
    return font.descriptor
  }

  private func findUsualFont(in environment: EnvironmentValues) -> UsualFont {
    let problems = ProblemLog()
    let descriptor = (environment.font ?? .body)
      .descriptor(adjustedBy: environment.fontAdjustments, in: environment, problems)
    let font = UsualFont(descriptor: descriptor, problems: problems.problems)
    usualFont = font
    return font
  }
}
