import UnicodeAlgorithms

/// What one line shows.
struct LineContent {
  /// The cells at the start, without white space at their end.
  var head: Range<Int>
  /// What follows them, in a line that is cut or ends within a word.
  var insertion: LineInsertion?
  /// The cells after the insertion.
  var tail: Range<Int> = 0..<0
}

/// Characters that a line shows and the text does not have: the ellipsis of a cut, the hyphen of a divided word.
struct LineInsertion: Sendable {
  enum Kind: Sendable {
    case ellipsis, hyphen

    var characters: String {
      switch self {
      case .ellipsis: "\u{2026}"
      case .hyphen: "-"
      }
    }
  }

  let kind: Kind
  let text: ShapedText
  /// The run whose font, tracking and colour they have.
  let run: Int

  /// The advance in points.
  var width: Double { text.offset(text.cellCount) }

  /// Makes insertions for the runs of one text.
  struct Maker {
    let text: ShapedText
    let library: FontLibraryStorage

    func ellipsis(like run: Int) -> LineInsertion { insertion(.ellipsis, run) }

    /// The hyphen at the end of a line, or nil for a line that does not end with a soft hyphen or is the last.
    func hyphen(atEndOf cells: Range<Int>) -> LineInsertion? {
      guard !cells.isEmpty, cells.upperBound < text.cellCount else { return nil }
      let last = text.scalarStart(cells.upperBound) - 1
      guard text.shaper.characters.scalars[last] == "\u{AD}" else { return nil }
      return insertion(.hyphen, text.run(at: last))
    }

    private func insertion(_ kind: Kind, _ run: Int) -> LineInsertion {
      LineInsertion(kind: kind, text: library.inserted(kind, like: text.runs[run]), run: run)
    }
  }
}
