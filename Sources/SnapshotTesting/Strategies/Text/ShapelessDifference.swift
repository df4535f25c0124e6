import TextFormats

/// The characters in which texts differ that look the same: joiners, marks of order, control characters.
struct ShapelessDifference {
  /// The code points that are not equally often in both, in their order: `U+200B ZERO WIDTH SPACE`.
  let names: [String]

  /// Nil where the texts differ in anything else than such characters and white space.
  init?(_ expected: String, _ actual: String) {
    let start = commonPrefix(expected[...], actual[...]).utf8.count
    let texts = [expected, actual].map { Substring($0.utf8.dropFirst(start)).unicodeScalars }
    func seen(_ text: Substring.UnicodeScalarView) -> some Sequence<Unicode.Scalar> {
      text.lazy.filter { !$0.properties.isWhitespace && !ShapelessDifference.isShapeless($0) }
    }
    guard seen(texts[0]).elementsEqual(seen(texts[1])) else { return nil }
    let counts = texts.map { text in
      text.lazy.filter(ShapelessDifference.isShapeless).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let scalars = Set(counts.flatMap(\.keys)).filter { counts[0][$0] != counts[1][$0] }
    names = scalars.sorted().map(ShapelessDifference.name)
    if names.isEmpty { return nil }
  }

  private static func isShapeless(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isWhitespace { return false }
    return properties.isDefaultIgnorableCodePoint || [.control, .format].contains(properties.generalCategory)
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    [scalar.codePoint, scalar.properties.name].compactMap(\.self).joined(separator: " ")
  }
}
