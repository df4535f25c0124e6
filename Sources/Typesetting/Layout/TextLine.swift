/// One line of a finished text.
public struct TextLine: Hashable, Sendable {
  /// The characters that the line shows, with the ellipsis where it was cut.
  public var text: String
  /// The distance of the baseline below the top of the text, in points, unrounded.
  public var baseline: Double
  /// The distance of the line's left edge from the left edge of the text, in points.
  public var x: Double
  /// The advance width of the line in points, without white space at its end.
  public var width: Double
  /// The glyphs from left to right; their x counts from the left edge of the text.
  public var runs: [GlyphRun]

  /// Creates a line from its parts.
  public init(text: String, baseline: Double, x: Double, width: Double, runs: [GlyphRun]) {
    self.text = text
    self.baseline = baseline
    self.x = x
    self.width = width
    self.runs = runs
  }
}
