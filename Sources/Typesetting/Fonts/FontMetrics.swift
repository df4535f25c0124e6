/// The vertical figures of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the top of a line to its baseline.
  package var ascent: Double
  /// The distance from the baseline to the bottom of a line.
  package var descent: Double
  /// The distance from the bottom of a line to the top of the next.
  package var leading: Double

  /// The height of one line: ascent and descent, without leading.
  package var lineHeight: Double { ascent + descent }

  /// The figures of iOS's system font: ascent 1950 and descent 494 of 2048 units, and no leading of its own.
  package static func system(size: Double) -> FontMetrics {
    FontMetrics(ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: 0)
  }

  init(ascent: Double, descent: Double, leading: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The font's own figures; a negative line gap counts as none, as in CSS.
  init(_ face: FontFace, size: Double) {
    let own = face.harfBuzz.verticalMetrics
    let scale = size / Double(face.unitsPerEm)
    self.init(
      ascent: Double(own.ascent) * scale, descent: Double(own.descent) * scale,
      leading: Double(max(own.lineGap, 0)) * scale)
  }

  /// The smallest figures that hold both.
  func union(_ other: FontMetrics) -> FontMetrics {
    FontMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent), leading: max(leading, other.leading))
  }
}
