package import PixelImages
import Synchronization

/// Text that is shaped once and can then be broken into lines for any width.
///
/// The library remembers shaped texts and their layouts: making an equal paragraph again, or asking it for the same
/// size again, costs a look into a table.
package struct Paragraph: Sendable {
  private let core: ParagraphCore
  private let library: FontLibrary
  private let style: ParagraphStyle
  private let runs: [TextRun]

  /// Shapes runs of text with the faces of a library.
  ///
  /// Sizes that are not finite and positive count as 0 points. No text is refused: what no font has becomes a box and is
  /// named in the layout.
  /// - Complexity: O(n) in the length of the text; O(n) too, but far cheaper, when the library knows the text already.
  package init(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), library: FontLibrary = .bundled) {
    core = library.storage.core(for: ShapingKey(runs, isRightToLeft: style.isRightToLeft))
    self.library = library
    self.style = style
    self.runs = runs
  }

  /// Breaks the text into lines.
  /// - Parameters:
  ///   - width: the widest line in points, or nil for lines that end only at line breaks.
  ///   - height: the largest height in points, or nil for any; at least one line is shown.
  /// - Complexity: O(n) in the length of the text for a size that was not asked for before.
  package func layout(width: Double?, height: Double? = nil) -> TextLayout {
    let colors = runs.map(\.color)
    let request = ParagraphCore.Request(style: style, colors: colors, width: width, height: height)
    return core.layout(request) {
      composer(width, height).compose(colors)
    }
  }

  /// How large the text is that `layout` makes for the same size; no glyph is placed.
  /// - Complexity: O(n) in the length of the text.
  package func measures(width: Double?, height: Double? = nil) -> TextMeasures {
    composer(width, height).measure()
  }

  private func composer(_ width: Double?, _ height: Double?) -> LineComposer {
    LineComposer(text: core.text, library: library.storage, style: style, width: width, height: height)
  }
}

/// A piece of text in one style; a paragraph is a sequence of them.
package struct TextRun: Hashable, Sendable {
  /// The characters.
  package var text: String
  /// The font they ask for.
  package var font: FontDescriptor
  /// The colour of their outlines; colour glyphs keep their own.
  package var color: RGBAColor
  /// The extra space after each character in points, besides the tracking that belongs to the font's size.
  package var tracking: Double
  /// How far the characters stand above the line, in points; below it where that is negative.
  package var baselineOffset = 0.0
  /// The advance in points of something that stands in the place of one character, which is not drawn; nil for letters.
  package var attachmentWidth: Double?
  /// Whether lines are to say where they show the run.
  package var isMarked = false

  /// Creates a piece of text in one style.
  package init(_ text: String, font: FontDescriptor, color: RGBAColor = .black, tracking: Double = 0) {
    self.text = text
    self.font = font
    self.color = color
    self.tracking = tracking
  }

  /// Creates the place of something that is no text, of a width in points; lines say where it is.
  package init(attachmentOfWidth width: Double, font: FontDescriptor) {
    self.init(TextRun.attachmentCharacter, font: font)
    attachmentWidth = width
    isMarked = true
  }

  /// What stands in a text for something that is none: U+FFFC OBJECT REPLACEMENT CHARACTER.
  package static let attachmentCharacter = "\u{FFFC}"
}

/// A shaped text and the layouts that were made of it.
final class ParagraphCore: Sendable {
  let text: ShapedText
  /// How many layouts are remembered: a view asks a text for a handful of sizes; long texts remember fewer.
  private let capacity: Int
  private let layouts = Mutex<[Request: TextLayout]>([:])

  /// What a layout depends on, besides the shaped text.
  struct Request: Hashable, Sendable {
    var style: ParagraphStyle
    var colors: [RGBAColor]
    var width: Double?
    var height: Double?
  }

  init(_ text: ShapedText) {
    self.text = text
    capacity = max(2, min(32, (1 << 16) / max(text.cellCount, 1)))
  }

  func layout(_ request: Request, make: () -> TextLayout) -> TextLayout {
    if let known = layouts.withLock({ $0[request] }) { return known }
    let layout = make()
    layouts.withLock { layouts in
      if layouts.count >= capacity { layouts.removeAll() }
      layouts[request] = layout
    }
    return layout
  }
}

/// How the lines of a paragraph are arranged.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where lines shorter than the widest one stand.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  /// Where the ellipsis stands in a line that is cut.
  package enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
  }

  /// Where lines shorter than the widest one stand.
  package var alignment: Alignment = .leading
  /// Whether the alignment moves a line alone, too: by the part of a pixel by which the text's width is rounded up.
  package var movesOneLine: Bool = true
  /// The largest number of lines, at least 1, or nil for any number.
  package var lineLimit: Int?
  /// The extra distance between lines in points.
  package var lineSpacing: Double = 0
  /// Whether a word that would be alone in the second of two lines takes the one before it down with it, if both have room.
  package var avoidsOrphans: Bool = false
  /// Whether words that no line has room for are divided as in English, with a hyphen, where that is possible.
  package var dividesWords: Bool = false
  /// Where the ellipsis stands in a line that is cut.
  package var truncationMode: TruncationMode = .tail
  /// Whether leading is the right side; paragraphs without any letter run from there, others as their first letter does.
  package var isRightToLeft: Bool = false
  /// The device pixels a point, to which line widths and text heights are rounded up.
  package var displayScale: Double = 1

  /// Creates the style of a left-aligned paragraph with any number of lines.
  package init() {}
}
