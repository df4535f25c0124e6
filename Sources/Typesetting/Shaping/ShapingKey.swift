/// What a shaped text depends on, besides the library.
struct ShapingKey: Hashable, Sendable {
  /// A run without its colour, which changes no glyph.
  struct Run: Hashable, Sendable {
    var text: String
    var font: FontDescriptor
    var tracking: Double
  }

  var runs: [Run]

  init(_ runs: [TextRun]) {
    self.runs = runs.map { Run(text: $0.text, font: $0.font, tracking: $0.tracking) }
  }
}
