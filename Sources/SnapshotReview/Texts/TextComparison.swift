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
  }

  /// A part of a line.
  package struct Part: Equatable, Encodable, Sendable {
    package var text: String
    /// Whether the other line does not have it.
    package var isMarked: Bool
  }

  /// All lines of both texts; of those that differ, the removed ones before the added ones.
  package private(set) var lines: [Line] = []

  /// More lines than these between equal starts and ends are not searched for those that stayed.
  private static let mostSearched = 2_000
  /// Lines with more words than these are marked as a whole.
  private static let mostWords = 400

  /// Compares two texts.
  ///
  /// Complexity: linear in the texts, times the number of lines that differ, of which no more than some thousands are
  /// searched.
  package init(expected: String, actual: String) {
    let (old, new) = (TextComparison.lines(of: expected), TextComparison.lines(of: actual))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    for index in 0..<start { addSame(old[index], index, index) }
    addDifferent(old, start..<old.count - end, new, start..<new.count - end)
    for index in 0..<end {
      let (first, second) = (old.count - end + index, new.count - end + index)
      addSame(old[first], first, second)
    }
  }

  /// The lines that are in one text only, those of the expected text before those of the actual one.
  package var changedLines: [Line] { lines.filter { $0.mark != .same } }

  /// Without the empty line behind the last line feed, where there is one.
  private static func lines(of text: String) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private mutating func addSame(_ text: String, _ first: Int, _ second: Int) {
    lines.append(
      Line(
        mark: .same, expectedNumber: first + 1, actualNumber: second + 1, parts: [Part(text: text, isMarked: false)]))
  }

  private mutating func addDifferent(
    _ old: [String], _ oldRange: Range<Int>, _ new: [String], _ newRange: Range<Int>
  ) {
    var (removed, added) = (Set(oldRange), Set(newRange))
    if oldRange.count <= TextComparison.mostSearched, newRange.count <= TextComparison.mostSearched {
      let difference = new[newRange].map(\.self).difference(from: old[oldRange].map(\.self))
      removed = Set(difference.removals.map { oldRange.lowerBound + $0.place })
      added = Set(difference.insertions.map { newRange.lowerBound + $0.place })
    }
    var (first, second) = (oldRange.lowerBound, newRange.lowerBound)
    while first < oldRange.upperBound || second < newRange.upperBound {
      let oldEnd = (first..<oldRange.upperBound).first { !removed.contains($0) } ?? oldRange.upperBound
      let newEnd = (second..<newRange.upperBound).first { !added.contains($0) } ?? newRange.upperBound
      addReplaced(old, first..<oldEnd, new, second..<newEnd)
      (first, second) = (oldEnd, newEnd)
      if first < oldRange.upperBound, second < newRange.upperBound {
        addSame(old[first], first, second)
        (first, second) = (first + 1, second + 1)
      }
    }
  }

  /// Adds lines that took the place of others: each is compared with the one of the same number, word by word.
  private mutating func addReplaced(
    _ old: [String], _ oldRange: Range<Int>, _ new: [String], _ newRange: Range<Int>
  ) {
    let pairs = zip(oldRange, newRange).map { TextComparison.parts(of: old[$0], and: new[$1]) }
    for (index, line) in oldRange.enumerated() {
      let parts = index < pairs.count ? pairs[index].0 : [Part(text: old[line], isMarked: false)]
      lines.append(Line(mark: .removed, expectedNumber: line + 1, parts: parts))
    }
    for (index, line) in newRange.enumerated() {
      let parts = index < pairs.count ? pairs[index].1 : [Part(text: new[line], isMarked: false)]
      lines.append(Line(mark: .added, actualNumber: line + 1, parts: parts))
    }
  }

  /// Two lines with what only one of them has marked; nothing is marked where they have no word in common.
  private static func parts(of old: String, and new: String) -> ([Part], [Part]) {
    let (oldWords, newWords) = (words(of: old), words(of: new))
    let unmarked = ([Part(text: old, isMarked: false)], [Part(text: new, isMarked: false)])
    guard oldWords.count <= mostWords, newWords.count <= mostWords else { return unmarked }
    let difference = newWords.difference(from: oldWords)
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
