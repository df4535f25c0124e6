@testable import UnicodeAlgorithms

/// A scalar for each line-breaking class.
enum LineBreakExamples {
  private static let scalars: [Unicode.Scalar] = [
    "\u{0B}", "\r", "\n", "\u{85}", " ", "\u{200B}", "\u{200D}", "\u{308}", "\u{2060}", "\u{A0}", "—", "\t", "´",
    "\u{FFFC}", "}", ")", "!", "א", "-", ",", "…", "ァ", "1", "(", "（", "%", "$", "\"", "/", "a", "👍", "🏽", "가", "각",
    "ᄀ", "ᅠ", "ᆨ", "中", "\u{1FAFF}", "🇫",
  ]

  /// A scalar of a class.
  static func scalar(of wanted: LineBreakClass) -> Unicode.Scalar? {
    scalars.first { LineBreakClass($0) == wanted }
  }
}
