package import PixelImages
package import PlaneGeometry

/// How large a text is, and where its lines are, without the lines themselves.
package struct TextMeasures: Hashable, Sendable {
  /// The width of the widest line and the height of all lines, in points, each rounded up to a device pixel.
  package var size: Size
  /// The number of lines, at least one.
  package var lineCount: Int
  /// The distance of the first baseline below the top, in points.
  package var firstBaseline: Double
  /// The distance of the last baseline below the top, in points.
  package var lastBaseline: Double
  /// Whether text was cut to fit.
  package var isTruncated: Bool
}

/// A finished text: lines of placed glyphs.
package struct TextLayout: Hashable, Sendable {
  /// The lines from top to bottom; a text without characters has one empty line.
  package var lines: [TextLine]
  /// The width of the widest line and the height of all lines, in points, each rounded up to a device pixel.
  package var size: Size
  /// The distance that the first line's font wants to the text above it, in points.
  package var firstLeading: Double
  /// The distance that the last line's font wants to the text below it, in points.
  package var lastLeading: Double
  /// Whether text was cut to fit.
  package var isTruncated: Bool
  /// The characters that are not drawn as the text asks for them, in the order of their appearance, each once.
  package var characterProblems: [CharacterProblem]
  /// The families that the text asks for and the library lacks, each once; their text is set in the system family.
  package var missingFamilies: [String]

  /// Creates a text from its parts.
  package init(
    lines: [TextLine], size: Size, firstLeading: Double = 0, lastLeading: Double = 0, isTruncated: Bool = false,
    characterProblems: [CharacterProblem] = [], missingFamilies: [String] = []
  ) {
    self.lines = lines
    self.size = size
    self.firstLeading = firstLeading
    self.lastLeading = lastLeading
    self.isTruncated = isTruncated
    self.characterProblems = characterProblems
    self.missingFamilies = missingFamilies
  }

  /// The characters that no font of the library has, in the order of their appearance, each once.
  package var missingCharacters: [Character] {
    characterProblems.filter { $0.kind == .missing }.map(\.character)
  }
  /// The distance of the first baseline below the top, in points.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance of the last baseline below the top, in points.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// One line of a finished text.
package struct TextLine: Hashable, Sendable {
  /// The characters that the line shows, with the ellipsis where it was cut.
  package var text: String
  /// The distance of the baseline below the top of the text, in points, unrounded.
  package var baseline: Double
  /// The distance of the line's left edge from the left edge of the text, in points.
  package var x: Double
  /// The advance width of the line in points, without white space at its end.
  package var width: Double
  /// The glyphs from left to right; their x counts from the left edge of the text.
  package var runs: [GlyphRun]
  /// Where the line shows the runs that are marked, from left to right.
  package var spans: [TextSpan] = []
  /// How far below the top of a text with marked runs the line begins, in points.
  package var top = 0.0
  /// How high the line of a text with marked runs is, without the space to the next one, in points.
  package var height = 0.0

  /// Creates a line from its parts.
  package init(text: String, baseline: Double, x: Double, width: Double, runs: [GlyphRun]) {
    self.text = text
    self.baseline = baseline
    self.x = x
    self.width = width
    self.runs = runs
  }
}

/// A piece of a line that shows one of the paragraph's runs.
package struct TextSpan: Hashable, Sendable {
  /// The index of the run.
  package var run: Int
  /// Whether its characters run from right to left.
  package var isRightToLeft: Bool
  /// The distance of the left edge from the left edge of the text, in points.
  package var x: Double
  /// The advance in points.
  package var width: Double
  /// What it consists of, from left to right.
  package var cells: [Cell]

  /// What cannot be told apart: a letter with its marks, a ligature, a space.
  package struct Cell: Hashable, Sendable {
    /// The advance in points.
    package var width: Double
    /// How many of the line's glyphs, which are in the same order, are its.
    package var glyphCount: Int
    /// Which of the text's Unicode scalars is its first; their number of what was added to the text.
    package var firstScalar: Int
  }
}

/// Neighbouring glyphs of one face, size and colour.
package struct GlyphRun: Hashable, Sendable {
  /// The face that draws the glyphs.
  package var face: FontFace
  /// The em size in points; that of emoji is a little larger than the one of the text around them.
  package var size: Double
  /// The colour of outlines; colour glyphs keep their own.
  package var color: RGBAColor
  /// The glyphs from left to right.
  package var glyphs: [PlacedGlyph]

  /// Creates a run of glyphs.
  package init(face: FontFace, size: Double, color: RGBAColor, glyphs: [PlacedGlyph]) {
    self.face = face
    self.size = size
    self.color = color
    self.glyphs = glyphs
  }
}

/// A glyph at its place in a line.
package struct PlacedGlyph: Hashable, Sendable {
  /// The index of the glyph in its face.
  package var glyph: UInt32
  /// The distance of the glyph's origin from the left edge of the text, in points.
  package var x: Double
  /// The distance of the glyph's origin below the baseline, in points.
  package var y: Double

  /// Creates a glyph at a place.
  package init(glyph: UInt32, x: Double, y: Double) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

/// A character that is not drawn as the text asks for it.
package struct CharacterProblem: Hashable, Sendable {
  /// What is drawn, and why.
  package enum Kind: Hashable, Sendable {
    /// A box: no font has the character.
    case missing
    /// The parts of an emoji side by side, or some of them: no font joins them, as in a family of many skin tones.
    case drawnInParts
    /// The picture that a font has for flags that it does not know.
    case unknownFlag
    /// A picture in place of text: no font has the character as text, and it is to be text, by variation selector 15 or
    /// for want of a selector.
    case drawnAsPicture
    /// Text in place of a picture: no font has the emoji as a picture.
    case drawnAsText
    /// A box: the picture of the emoji in the font's file is damaged.
    case damagedPicture
  }

  /// The character, a grapheme cluster.
  package let character: Character
  /// What is drawn, and why.
  package let kind: Kind

  /// Creates a problem.
  package init(_ character: Character, _ kind: Kind) {
    self.character = character
    self.kind = kind
  }
}
