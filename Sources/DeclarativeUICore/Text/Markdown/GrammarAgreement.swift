import Foundation
import StringCatalogs

/// Words that agree with their number, `^[3 task](inflect: true)`, in English: the last word between the brackets has its
/// plural unless the number is one.
///
/// The plurals are those of the rules of English with its usual exceptions. Whether iOS has the same for a rare word is not
/// known, and neither is what it does of a word that is in the plural already, which stays here.
struct GrammarAgreement {
  typealias Piece = LocalizedStringKey.Piece

  private var pieces: [Piece] = []
  /// What stands between the brackets that are open; nil outside.
  private var group: [Piece]?

  /// A text without the brackets, or as it is.
  static func words(of text: String, in locale: Locale) -> String {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
    return pieces(of: [.literal(text)], in: locale)?.compactMap(\.literal).joined() ?? text
  }

  /// The pieces without the brackets; nil where there are none, in another language, and where no number is said.
  static func pieces(of pieces: [Piece], in locale: Locale) -> [Piece]? {
    guard pieces.contains(where: { $0.literal?.utf8.contains(UInt8(ascii: "^")) == true }) else { return nil }
    guard locale.language.languageCode == .english else { return nil }
    var agreement = GrammarAgreement()
    var isChanged = false
    for piece in pieces {
      guard let literal = piece.literal else {
        agreement.add(piece)
        continue
      }
      guard let changed = agreement.read(literal) else { return nil }
      isChanged = isChanged || changed
    }
    return agreement.group == nil && isChanged ? agreement.pieces : nil
  }

  private mutating func add(_ piece: Piece) {
    if group == nil { pieces.append(piece) } else { group?.append(piece) }
  }

  /// Reads a part of the literal: whether it had brackets; nil where no number stands between them.
  private mutating func read(_ literal: String) -> Bool? {
    var rest = literal[...]
    var isChanged = false
    while let mark = rest.range(of: group == nil ? "^[" : "](inflect: true") {
      add(.literal(String(rest[..<mark.lowerBound])))
      rest = rest[mark.upperBound...]
      guard let closed = group else {
        group = []
        continue
      }
      guard let end = rest.firstIndex(of: ")"), let agreed = Self.agreed(closed) else { return nil }
      rest = rest[rest.index(after: end)...]
      (pieces, group, isChanged) = (pieces + agreed, nil, true)
    }
    add(.literal(String(rest)))
    return isChanged
  }

  private static func agreed(_ group: [Piece]) -> [Piece]? {
    guard let isOne = group.lazy.compactMap(Self.isOne).first else { return nil }
    guard !isOne, let place = group.lastIndex(where: { $0.words?.contains(where: \.isLetter) == true }) else {
      return group
    }
    var group = group
    group[place] = group[place].with(words: Self.plural(ofLastWordIn: group[place].words ?? ""))
    return group
  }

  /// Whether a number is one; nil of what is none.
  private static func isOne(_ piece: Piece) -> Bool? {
    if case .number(let number) = piece { return number.amount == PluralOperands(1) }
    guard let words = piece.words, let first = words.firstIndex(where: \.isNumber) else { return nil }
    return words[first...].prefix { $0.isNumber || $0 == "," || $0 == "." } == "1"
  }

  private static func plural(ofLastWordIn text: String) -> String {
    guard let last = text.lastIndex(where: \.isLetter) else { return text }
    let head = text[...last]
    let start = head.lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    return text[..<start] + plural(of: String(text[start...last])) + text[text.index(after: last)...]
  }

  /// The plural of an English word.
  static func plural(of word: String) -> String {
    let small = word.lowercased()
    if let known = exceptions[small] {
      return word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    let before = small.dropLast().last
    switch small.last {
    case "s" where before != "s" && before != "u": return word
    case "s", "x", "z": return word + "es"
    case "h" where before == "c" || before == "s": return word + "es"
    case "y" where before.map { !"aeiou".contains($0) } == true: return word.dropLast() + "ies"
    default: return word + "s"
    }
  }

  private static let exceptions = Dictionary(
    uniqueKeysWithValues: """
      person=people child=children man=men woman=women foot=feet tooth=teeth mouse=mice goose=geese leaf=leaves \
      knife=knives life=lives wife=wives half=halves shelf=shelves wolf=wolves loaf=loaves potato=potatoes \
      tomato=tomatoes hero=heroes echo=echoes sheep=sheep fish=fish deer=deer analysis=analyses criterion=criteria
      """.split(separator: " ").map { pair in
        let words = pair.split(separator: "=").map(String.init)
        return (words[0], words[1])
      })
}

extension LocalizedStringKey.Piece {
  var literal: String? { if case .literal(let literal) = self { literal } else { nil } }

  /// The characters of a literal or of a text that is not modified.
  fileprivate var words: String? {
    if case .text(let text) = self, text.modifiers.isEmpty, case .string(let string) = text.storage { return string }
    return literal
  }

  fileprivate func with(words: String) -> Self { literal == nil ? .text(Text(verbatim: words)) : .literal(words) }
}
