import PixelImages

/// Text that is shaped once and can then be broken into lines for any width.
///
/// The library remembers shaped texts and their layouts: making an equal paragraph again, or asking it for the same
/// size again, costs a look into a table.
public struct Paragraph: Sendable {
  private let core: ParagraphCore
  private let library: FontLibrary
  private let style: ParagraphStyle
  private let runs: [TextRun]

  /// Shapes runs of text with the faces of a library.
  ///
  /// Sizes that are not finite and positive count as 0 points. No text is refused: what no font has becomes a box and is
  /// named in the layout.
  /// - Complexity: O(n) in the length of the text; O(n) too, but far cheaper, when the library knows the text already.
  public init(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), library: FontLibrary = .bundled) {
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
  public func layout(width: Double?, height: Double? = nil) -> TextLayout {
    let colors = runs.map(\.color)
    let request = ParagraphCore.Request(style: style, colors: colors, width: width, height: height)
    return core.layout(request) {
      composer(width, height).compose(colors)
    }
  }

  /// How large the text is that `layout` makes for the same size; no glyph is placed.
  /// - Complexity: O(n) in the length of the text.
  public func measures(width: Double?, height: Double? = nil) -> TextMeasures {
    composer(width, height).measure()
  }

  private func composer(_ width: Double?, _ height: Double?) -> LineComposer {
    LineComposer(text: core.text, library: library.storage, style: style, width: width, height: height)
  }
}
