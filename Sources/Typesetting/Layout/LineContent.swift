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
    /// Whether a line that ends within a word has a hyphen where the language divides it.
    let dividesWords: Bool

    func ellipsis(like run: Int) -> LineInsertion { insertion(.ellipsis, run) }

    /// The hyphen at the end of a line, or nil for a line that ends neither with a soft hyphen nor where a word may be
    /// divided, or is the last.
    func hyphen(atEndOf cells: Range<Int>) -> LineInsertion? {
      guard !cells.isEmpty, cells.upperBound < text.cellCount else { return nil }
      let last = text.scalarStart(cells.upperBound) - 1
      guard text.shaper.characters.scalars[last] == "\u{AD}" || dividesWord(atEndOf: cells) else { return nil }
      return insertion(.hyphen, text.run(at: last))
    }

    /// Whether the language divides a word at the end of a line, which is not the last; none of a single character, which
    /// may be wider than the line without a hyphen.
    func dividesWord(atEndOf cells: Range<Int>) -> Bool {
      dividesWords && cells.count > 1 && text.cells[cells.upperBound - 1].lineBreak == .none
        && WordDivision.english.isAllowed(
          before: text.scalarStart(cells.upperBound), in: text.shaper.characters.scalars)
    }

    private func insertion(_ kind: Kind, _ run: Int) -> LineInsertion {
      LineInsertion(kind: kind, text: library.inserted(kind, like: text.runs[run]), run: run)
    }
  }
}
