/// Where words of one language may be divided, with a hyphen at the end of the line.
///
/// Patterns of letters have numbers between them. Of all patterns that a word contains the highest number of a place counts,
/// and the word may be divided there where it is odd (F. M. Liang, Word Hy-phen-a-tion by Com-put-er, Stanford, 1983). A point
/// stands for an end of the word.
package struct WordDivision: Sendable {
  /// The numbers of each pattern by its letters: 4 bits for each place, the first one lowest.
  private let patterns: [UInt64: UInt64]

  /// The most letters that a key has room for: 27 to the power of 13, and as much again, is less than 2 to that of 64.
  private static let longestPattern = 13
  /// Longer words are divided anywhere: nobody reads them.
  private static let longestWord = 64

  /// Creates a table from patterns such as `.dictio5`, with blanks or line ends between them.
  init(patterns text: StaticString) {
    patterns = text.withUTF8Buffer { bytes in
      var table: [UInt64: UInt64] = [:]
      for item in bytes.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
        let (key, numbers) = Self.pattern(item)
        table[key] = numbers
      }
      return table
    }
  }

  private static func pattern(_ bytes: some Collection<UInt8>) -> (key: UInt64, numbers: UInt64) {
    var (key, numbers, place) = (0 as UInt64, 0 as UInt64, 0 as UInt64)
    for byte in bytes {
      if let letter = letter(byte) {
        key = key &* 27 &+ letter
        place &+= 1
      } else {
        numbers |= UInt64(byte &- UInt8(ascii: "0")) << (4 &* place)
      }
    }
    return (key, numbers)
  }

  /// A letter from 1 on, 27 for a point, so that no two rows of letters have the same key; nil for a digit.
  private static func letter(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "."): 27
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte &- UInt8(ascii: "a") &+ 1)
    default: nil
    }
  }

  /// Whether a word may be divided before a character: behind two letters of it or more, and before three.
  ///
  /// A word is made of letters from A to Z; what stands beside other letters is a word of another language. An iPhone divides
  /// an address anywhere: "proof.user@freelin / e.dev".
  ///
  /// - Complexity: constant, by the longest word that is looked at.
  package func isAllowed(before index: Int, in text: [Unicode.Scalar]) -> Bool {
    guard let word = Self.word(around: index, in: text), index - word.lowerBound >= 2, word.upperBound - index >= 3
    else { return false }
    let letters = [27] + text[word].map { UInt64($0.value | 0x20) - 0x60 } + [27]
    return !number(of: index - word.lowerBound + 1, in: letters).isMultiple(of: 2)
  }

  /// The highest number of a place before a letter.
  private func number(of place: Int, in letters: [UInt64]) -> UInt64 {
    var highest: UInt64 = 0
    for start in max(0, place - Self.longestPattern)...place {
      var key: UInt64 = 0
      for end in start..<min(letters.count, start + Self.longestPattern) {
        key = key &* 27 &+ letters[end]
        if end + 1 >= place, let numbers = patterns[key] {
          highest = max(highest, numbers >> (4 * UInt64(place - start)) & 0xF)
        }
      }
    }
    return highest
  }

  private static func word(around index: Int, in text: [Unicode.Scalar]) -> Range<Int>? {
    guard isLetter(index, in: text), isLetter(index - 1, in: text) else { return nil }
    var (start, end) = (index, index)
    while isLetter(start - 1, in: text), index - start < longestWord { start -= 1 }
    while isLetter(end, in: text), end - index < longestWord { end += 1 }
    guard end - start <= longestWord, !isOtherLetter(start - 1, in: text), !isOtherLetter(end, in: text),
      !isInAddress(before: start, in: text), !isInAddress(before: end + 1, in: text)
    else { return nil }
    return start..<end
  }

  private static func isLetter(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
    text.indices.contains(place) && (UInt32(0x61)...0x7A).contains(text[place].value | 0x20)
  }

  /// Whether what stands before a letter belongs to an address: an @ or a point.
  ///
  /// What follows a slash in one is divided as a word: it was not seen.
  private static func isInAddress(before place: Int, in text: [Unicode.Scalar]) -> Bool {
    isLetter(place, in: text) && text.indices.contains(place - 1) && (text[place - 1] == "@" || text[place - 1] == ".")
  }

  /// Whether a letter or a mark beyond ASCII is at a place.
  private static func isOtherLetter(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
    // Ll to Mn.
    text.indices.contains(place) && text[place].value > 0x7F
      && (5...12).contains(CharacterProperties(text[place]).generalCategory)
  }
}
