public import PlaneGeometry

/// How large a text is, and where its lines are, without the lines themselves.
public struct TextMeasures: Hashable, Sendable {
  /// The width of the widest line and the height of all lines, in points, each rounded up to a device pixel.
  public var size: Size
  /// The number of lines, at least one.
  public var lineCount: Int
  /// The distance of the first baseline below the top, in points.
  public var firstBaseline: Double
  /// The distance of the last baseline below the top, in points.
  public var lastBaseline: Double
}

/// A finished text: lines of placed glyphs.
public struct TextLayout: Hashable, Sendable {
  /// The lines from top to bottom; a text without characters has one empty line.
  public var lines: [TextLine]
  /// The width of the widest line and the height of all lines, in points, each rounded up to a device pixel.
  public var size: Size
  /// The distance that the first line's font wants to the text above it, in points.
  public var firstLeading: Double
  /// The distance that the last line's font wants to the text below it, in points.
  public var lastLeading: Double
  /// Whether text was cut to fit.
  public var isTruncated: Bool
  /// The characters that are not drawn as the text asks for them, in the order of their appearance, each once.
  public var characterProblems: [CharacterProblem]
  /// The families that the text asks for and the library lacks, each once; their text is set in the system family.
  public var missingFamilies: [String]

  /// Creates a text from its parts.
  public init(
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
  public var missingCharacters: [Character] {
    characterProblems.filter { $0.kind == .missing }.map(\.character)
  }
  /// The distance of the first baseline below the top, in points.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance of the last baseline below the top, in points.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
