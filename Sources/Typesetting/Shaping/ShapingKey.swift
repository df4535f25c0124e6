/// What a shaped text depends on, besides the library.
struct ShapingKey: Hashable, Sendable {
  /// A run without its colour, which changes no glyph.
  struct Run: Hashable, Sendable {
    var text: String
    var font: FontDescriptor
    var tracking: Double

    /// The run with 0 for sizes and distances that no text can have.
    var withUsableSizes: Run {
      var usable = self
      if !(font.size > 0 && font.size < 1e6) { usable.font.size = 0 }
      if !(abs(font.leading) < 1e6) { usable.font.leading = 0 }
      if !(abs(tracking) < 1e6) { usable.tracking = 0 }
      return usable
    }
  }

  var runs: [Run]
  /// The direction of paragraphs without any letter.
  var fallback: BidiLevel

  init(_ runs: [TextRun], isRightToLeft: Bool = false) {
    fallback = isRightToLeft ? .rightToLeft : .leftToRight
    self.runs = runs.map { Run(text: $0.text, font: $0.font, tracking: $0.tracking) }
  }
}
