/// The vertical figures of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the top of a line to its baseline.
  package var ascent: Double
  /// The distance from the baseline to the bottom of a line.
  package var descent: Double
  /// The distance from the bottom of a line to the top of the next; negative where lines overlap.
  package var leading: Double
  /// How high capitals are.
  package var capHeight: Double

  /// The height of one line: ascent and descent, without leading.
  package var lineHeight: Double { ascent + descent }

  /// The figures of iOS's system font: ascent 1950, descent 494 and capitals 1443 of 2048 units, and no leading of its own.
  package static func system(size: Double) -> FontMetrics {
    FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048)
  }

  /// The distance from the bottom of a line to the top of the next in a paragraph whose lines have a spacing of their own.
  ///
  /// Measured on iOS 18: a spacing of 2.5 takes the place of a leading of 2.29, and is added to one of -1.25. Whether a
  /// leading that is larger than the spacing stays, as here, is not known.
  package func distance(spacing: Double) -> Double {
    spacing > 0 && leading > 0 ? max(leading, spacing) : leading + spacing
  }

  init(ascent: Double, descent: Double, leading: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
  }

  /// The font's own figures; a negative line gap counts as none, as in CSS.
  package init(_ face: FontFace, size: Double) {
    let own = face.harfBuzz.verticalMetrics
    let scale = size / Double(face.unitsPerEm)
    self.init(
      ascent: Double(own.ascent) * scale, descent: Double(own.descent) * scale,
      leading: Double(max(own.lineGap, 0)) * scale, capHeight: Double(face.harfBuzz.capHeight) * scale)
  }

  /// The figures of a line that has room for letters on the baseline and for such as stand higher or lower.
  ///
  /// What iOS does with lines whose letters are moved is not known.
  func withRoom(forBaselineOffset offset: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent + max(offset, 0), descent: descent + max(-offset, 0), leading: leading, capHeight: capHeight)
  }

  /// The smallest figures that hold both.
  package func union(_ other: FontMetrics) -> FontMetrics {
    FontMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent), leading: max(leading, other.leading),
      capHeight: max(capHeight, other.capHeight))
  }
}

/// Where the lines along a text are, in points above the baseline.
package struct TextLineFigures: Hashable, Sendable {
  /// A line: from its top down.
  package struct Line: Hashable, Sendable {
    /// The distance of the upper edge above the baseline; that of an underline is negative.
    package var top: Double
    /// The distance between the edges.
    package var thickness: Double

    fileprivate func scaled(by factor: Double) -> Line { Line(top: top * factor, thickness: thickness * factor) }
  }

  /// The line below the letters.
  package var underline: Line
  /// The line through the letters.
  package var strikethrough: Line

  /// The figures of the face itself: those of iOS's system font were not measured.
  init(_ face: FontFace, size: Double) {
    let (underline, strikethrough) = face.harfBuzz.lines
    let scale = size / Double(face.unitsPerEm)
    self.underline = underline.scaled(by: scale)
    self.strikethrough = strikethrough.scaled(by: scale)
  }
}
