import TextFormats

/// The difference of two texts, line by line, with the words marked that differ.
package struct TextComparison: Equatable, Sendable {
  /// A line of either text, or of both.
  package struct Line: Equatable, Encodable, Sendable {
    package enum Mark: String, Encodable, Sendable {
      case same = " "
      case removed = "-"
      case added = "+"
    }

    package var mark: Mark
    /// The number of the line in the expected and in the actual text, from 1; nil where it is not in it.
    package var expectedNumber, actualNumber: Int?
    package var parts: [Part]
    /// True where the line has no line feed at its end and the other text has one there, else nil.
    package var lacksLineFeed: Bool?
  }

  /// A part of a line.
  package struct Part: Equatable, Encodable, Sendable {
    package var text: String
    /// Whether the other line does not have it.
    package var isMarked: Bool
  }

  /// All lines of both texts; of those that differ, the removed ones before the added ones.
  package private(set) var lines: [Line] = []

  /// Lines with more words than these are marked as a whole.
  private static let mostWords = 400

  /// Compares two texts.
  ///
  /// Complexity: linear in the texts, times the number of lines that differ, of which no more than some thousands are
  /// searched.
  package init(expected: String, actual: String) {
    let comparison = LineComparison(expected: expected, actual: actual)
    var (removed, added): ([Int], [Int]) = ([], [])
    for edit in comparison.edits {
      switch edit {
      case .removed(let old): removed.append(old)
      case .inserted(let new): added.append(new)
      case .kept(let old, let new):
        addReplaced(removed, added, comparison)
        (removed, added) = ([], [])
        addSame(comparison.old[old].content, old, new)
      }
    }
    addReplaced(removed, added, comparison)
  }

  /// The lines that are in one text only, those of the expected text before those of the actual one.
  package var changedLines: [Line] { lines.filter { $0.mark != .same } }

  private mutating func addSame(_ text: String, _ first: Int, _ second: Int) {
    lines.append(
      Line(
        mark: .same, expectedNumber: first + 1, actualNumber: second + 1, parts: [Part(text: text, isMarked: false)]))
  }

  /// Adds lines that took the place of others: each is compared with the one of the same number, word by word.
  private mutating func addReplaced(_ removed: [Int], _ added: [Int], _ comparison: LineComparison) {
    let (old, new) = (removed.map { comparison.old[$0] }, added.map { comparison.new[$0] })
    let pairs = zip(old, new).map { TextComparison.parts(of: $0.content, and: $1.content) }
    // Both lack it, or one is no last line: nothing to say.
    let isEndMatter = old.last.map(\.isEnded) != new.last.map(\.isEnded)
    func lack(_ line: LineComparison.Line) -> Bool? { isEndMatter && !line.isEnded ? true : nil }
    for (index, line) in old.enumerated() {
      let parts = index < pairs.count ? pairs[index].0 : [Part(text: line.content, isMarked: false)]
      lines.append(
        Line(mark: .removed, expectedNumber: removed[index] + 1, parts: parts, lacksLineFeed: lack(line)))
    }
    for (index, line) in new.enumerated() {
      let parts = index < pairs.count ? pairs[index].1 : [Part(text: line.content, isMarked: false)]
      lines.append(Line(mark: .added, actualNumber: added[index] + 1, parts: parts, lacksLineFeed: lack(line)))
    }
  }

  /// Two lines with what only one of them has marked; nothing is marked where they have no word in common.
  private static func parts(of old: String, and new: String) -> ([Part], [Part]) {
    let (oldWords, newWords) = (words(of: old), words(of: new))
    let unmarked = ([Part(text: old, isMarked: false)], [Part(text: new, isMarked: false)])
    guard oldWords.count <= mostWords, newWords.count <= mostWords else { return unmarked }
    // Characters that are composed in different ways are the same to `String`.
    let difference = newWords.difference(from: oldWords) { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }
    let (removed, added) = (Set(difference.removals.map(\.place)), Set(difference.insertions.map(\.place)))
    guard oldWords.indices.contains(where: { !removed.contains($0) && oldWords[$0].contains(where: \.isWordPart) })
    else { return unmarked }
    return (joined(oldWords, marking: removed), joined(newWords, marking: added))
  }

  private static func joined(_ words: [String], marking marked: Set<Int>) -> [Part] {
    var parts: [Part] = []
    for (index, word) in words.enumerated() {
      if let last = parts.indices.last, parts[last].isMarked == marked.contains(index) {
        parts[last].text += word
      } else {
        parts.append(Part(text: word, isMarked: marked.contains(index)))
      }
    }
    return parts
  }

  /// The words of a line and what stands between them, in its order.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    for character in line {
      if character.isWordPart, isInWord {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      isInWord = character.isWordPart
    }
    return words
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
