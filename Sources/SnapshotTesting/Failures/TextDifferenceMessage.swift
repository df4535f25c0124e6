import Foundation
import TextFormats

extension TextDifference {
  /// The difference in words, with the first lines of it.
  var message: String { ([summary] + HunkExcerpt(of: hunks.text).paragraphs).joined(separator: "\n\n") }

  /// How much differs, and what a reader would not see.
  var summary: String {
    var parts = ["\(hunks.removedCount.counted("line")) removed (-) and \(hunks.insertedCount) added (+)."]
    if expected == actual {
      parts.append("Both look the same: they differ only in how characters are composed of code points.")
    } else if differsOnlyInWhiteSpace {
      parts.append("They differ only in white space: spaces, tabulators or line ends.")
    } else if let names = InvisibleCharacters(expected, actual)?.names {
      parts.append("They differ only in invisible characters: \(names.joined(separator: ", ")).")
    }
    return parts.joined(separator: "\n\n")
  }

  /// Whether the texts are the same but for spaces, tabulators and line ends, which a message does not show.
  private var differsOnlyInWhiteSpace: Bool {
    let start = commonPrefix(expected[...], actual[...]).utf8.count
    func visible(_ text: String) -> some Sequence<Unicode.Scalar> {
      Substring(text.utf8.dropFirst(start)).unicodeScalars.lazy.filter { !$0.properties.isWhitespace }
    }
    return visible(expected).elementsEqual(visible(actual))
  }
}

/// The invisible characters in which texts differ: joiners, marks of direction, control characters.
struct InvisibleCharacters {
  /// The code points that are not equally often in both, in their order: `U+200B ZERO WIDTH SPACE`.
  let names: [String]

  /// Nil where the texts differ in anything else than such characters and white space.
  init?(_ expected: String, _ actual: String) {
    let start = commonPrefix(expected[...], actual[...]).utf8.count
    let texts = [expected, actual].map { Substring($0.utf8.dropFirst(start)).unicodeScalars }
    func seen(_ text: Substring.UnicodeScalarView) -> some Sequence<Unicode.Scalar> {
      text.lazy.filter { !$0.properties.isWhitespace && !InvisibleCharacters.isInvisible($0) }
    }
    guard seen(texts[0]).elementsEqual(seen(texts[1])) else { return nil }
    let counts = texts.map { text in
      text.lazy.filter(InvisibleCharacters.isInvisible).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let scalars = Set(counts.flatMap(\.keys)).filter { counts[0][$0] != counts[1][$0] }
    names = scalars.sorted().map(InvisibleCharacters.name)
    if names.isEmpty { return nil }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isWhitespace { return false }
    return properties.isDefaultIgnorableCodePoint || [.control, .format].contains(properties.generalCategory)
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    [scalar.codePoint, scalar.properties.name].compactMap(\.self).joined(separator: " ")
  }
}

/// Puts the difference of two sequences of bytes into words.
struct DataDifferenceMessage {
  var expected, actual: Data

  /// The most bytes that are shown.
  private static let shownCount = 8

  /// The whole text.
  var text: String {
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let place = start == 0 ? "From the first byte" : "After \(start.counted("equal byte"))"
    let end = digits(of: actual, from: start)
    return """
      Expected \(expected.count.counted("byte")), got \(actual.count). \(place), \(digits(of: expected, from: start)) \
      became \(end)\(end.hasSuffix("…") ? "" : ".")
      """
  }

  /// The first bytes from a place on in hexadecimal digits.
  private func digits(of data: Data, from start: Int) -> String {
    let rest = data.dropFirst(start)
    guard !rest.isEmpty else { return "nothing" }
    let count = DataDifferenceMessage.shownCount
    return rest.prefix(count).hexadecimal(separator: " ") + (rest.count > count ? " …" : "")
  }
}
